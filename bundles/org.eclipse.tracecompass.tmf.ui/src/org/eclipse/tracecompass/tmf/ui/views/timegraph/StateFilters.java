package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.MetadataFilters;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NullTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;

/**
 * The filters of the states of a view: one that is being typed, which dims what does not match, and
 * those that are kept, which leave it out. Read by any thread.
 */
final class StateFilters {

    private volatile String typed = "";
    private volatile Set<String> kept = Set.of();

    /** Sets the filters. */
    void set(String typedFilter, Set<String> keptFilters) {
        typed = typedFilter == null ? "" : typedFilter;
        kept = keptFilters == null ? Set.of() : Set.copyOf(keptFilters);
    }

    /** Whether a filter is being typed. */
    boolean isTyped() {
        return !typed.isBlank();
    }

    /** Whether filters are kept. */
    boolean areKept() {
        return !kept.isEmpty();
    }

    /** The filters by property. Those that cannot be understood are left out. */
    Multimap<Integer, String> regexes() {
        Multimap<Integer, String> regexes = LinkedHashMultimap.create();
        if (isTyped() && isValid(typed)) {
            regexes.put(CoreFilterProperty.DIMMED, typed);
        }
        for (String filter : kept) {
            if (isValid(filter)) {
                regexes.put(CoreFilterProperty.EXCLUDE, filter);
                regexes.put(CoreFilterProperty.DIMMED, filter);
            }
        }
        return regexes;
    }

    private static boolean isValid(String filter) {
        try {
            Multimap<Integer, String> one = HashMultimap.create();
            one.put(CoreFilterProperty.DIMMED, filter);
            MetadataFilters.compile(one);
            return true;
        } catch (FilterSyntaxException e) {
            // the dialog says so while the user types
            return false;
        }
    }

    /** Compiles filters; one that cannot be understood lets everything pass. */
    static Map<Integer, Predicate<Multimap<String, Object>>> compile(
            Multimap<Integer, String> regexes) {
        Multimap<Integer, String> valid = LinkedHashMultimap.create();
        regexes.forEach(
                (property, filter) -> {
                    if (isValid(filter)) {
                        valid.put(property, filter);
                    }
                });
        return MetadataFilters.compile(valid);
    }

    /**
     * Marks events by filters.
     *
     * @param events the events of the row; those that are left out are replaced by gaps if filters
     *     are kept
     */
    void apply(
            ITimeGraphPresentationProvider provider,
            TimeGraphEntry entry,
            List<ITimeEvent> events,
            Map<Integer, Predicate<Multimap<String, Object>>> predicates) {
        if (predicates.isEmpty()) {
            return;
        }
        for (ListIterator<ITimeEvent> i = events.listIterator(); i.hasNext(); ) {
            ITimeEvent event = i.next();
            if (event instanceof NullTimeEvent) {
                continue;
            }
            Multimap<String, Object> data = LinkedHashMultimap.create(event.getMetadata());
            provider.getFilterInput(event).forEach(data::put);
            predicates.forEach(
                    (property, predicate) -> {
                        boolean whenNot =
                                property == CoreFilterProperty.DIMMED
                                        || property == CoreFilterProperty.EXCLUDE;
                        if (predicate.test(data) != whenNot) {
                            event.setProperty(property, true);
                        }
                    });
            if (areKept() && event.isPropertyActive(CoreFilterProperty.EXCLUDE)) {
                i.set(new NullTimeEvent(entry, event.getTime(), event.getDuration()));
            }
        }
    }
}
