package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;

/** Marks or drops states by their metadata. */
public interface ITimeGraphStateFilter {

    /**
     * Adds a state to a list, marked by filters.
     *
     * @param stateList the list
     * @param timeGraphState the state
     * @param entryId the id of its entry
     * @param predicates the filters by {@link CoreFilterProperty}: states that do not match are
     *     dimmed or excluded (that is, replaced by a gap), states that match are framed or
     *     highlighted
     * @param monitor a monitor that may be cancelled, null for none
     */
    default void applyFilterAndAddState(
            List<ITimeGraphState> stateList,
            ITimeGraphState timeGraphState,
            Long entryId,
            Map<Integer, Predicate<Multimap<String, Object>>> predicates,
            @Nullable IProgressMonitor monitor) {
        applyFilterAndAddState(stateList, timeGraphState, entryId, predicates, null, monitor);
    }

    /**
     * Adds a state to a list, marked by filters.
     *
     * @param stateList the list
     * @param timeGraphState the state
     * @param entryId the id of its entry
     * @param predicates the filters by {@link CoreFilterProperty}, see the other method
     * @param times instants at which the data of the state is looked at; those outside of it are
     *     skipped; null for its start
     * @param monitor a monitor that may be cancelled, null for none
     */
    default void applyFilterAndAddState(
            List<ITimeGraphState> stateList,
            ITimeGraphState timeGraphState,
            Long entryId,
            Map<Integer, Predicate<Multimap<String, Object>>> predicates,
            @Nullable List<Long> times,
            @Nullable IProgressMonitor monitor) {
        if (predicates.isEmpty()) {
            stateList.add(timeGraphState);
            return;
        }
        long start = timeGraphState.getStartTime();
        List<Long> instants =
                times == null
                        ? List.of(start)
                        : times.stream()
                                .filter(
                                        t ->
                                                t >= start
                                                        && t
                                                                < start
                                                                        + Math.max(
                                                                                1,
                                                                                timeGraphState
                                                                                        .getDuration()))
                                .toList();
        if (instants.isEmpty()) {
            instants = List.of(start);
        }
        boolean excluded = false;
        for (Map.Entry<Integer, Predicate<Multimap<String, Object>>> filter :
                predicates.entrySet()) {
            boolean matches = false;
            for (Long time : instants) {
                if (matches || monitor != null && monitor.isCanceled()) {
                    break;
                }
                matches =
                        filter.getValue()
                                .test(
                                        mergeMultimaps(
                                                timeGraphState.getMetadata(),
                                                getFilterData(entryId, time, monitor)));
            }
            int property = filter.getKey();
            boolean whenNot =
                    property == CoreFilterProperty.DIMMED || property == CoreFilterProperty.EXCLUDE;
            timeGraphState.setProperty(property, matches != whenNot);
            excluded |= property == CoreFilterProperty.EXCLUDE && !matches;
        }
        stateList.add(
                excluded
                        ? new TimeGraphState(start, timeGraphState.getDuration(), Integer.MIN_VALUE)
                        : timeGraphState);
    }

    /**
     * Returns the metadata of a row at an instant, besides that of its states.
     *
     * @param entryId the id of the entry
     * @param time the instant in nanoseconds
     * @param monitor a monitor that may be cancelled, null for none
     * @return data by key, empty by default
     */
    default Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        return ImmutableMultimap.of();
    }

    /**
     * Joins several multimaps.
     *
     * @param maps the multimaps
     * @return a new multimap with the entries of all
     */
    @SafeVarargs
    static Multimap<String, Object> mergeMultimaps(Multimap<String, Object>... maps) {
        Multimap<String, Object> result = HashMultimap.create();
        for (Multimap<String, Object> map : maps) {
            result.putAll(map);
        }
        return result;
    }
}
