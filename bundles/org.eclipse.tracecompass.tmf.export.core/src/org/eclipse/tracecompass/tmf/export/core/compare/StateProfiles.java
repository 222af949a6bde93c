package org.eclipse.tracecompass.tmf.export.core.compare;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;
import org.eclipse.tracecompass.analysis.timing.core.compare.Roles;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;

/** Makes profiles of time graphs: how long the rows of a name are in each state. */
public final class StateProfiles {

    /** Rows with such names, as those of the levels of a stack, are told apart by the row above. */
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private StateProfiles() {}

    /**
     * Reads a profile.
     *
     * @param provider the provider; its analysis is complete
     * @param tree its rows
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param repetitions when each repetition begins, ns; null if there are none
     * @param check called between the rows
     */
    public static Profile read(
            ITimeGraphDataProvider<?> provider,
            TmfTreeModel<? extends ITmfTreeDataModel> tree,
            long start,
            long end,
            long @Nullable [] repetitions,
            Runnable check) {
        Map<Long, String> rows = names(tree);
        Profile profile = new Profile("state", repetitions != null);
        if (repetitions == null) {
            Map<Profile.Key, Long> sums = new HashMap<>();
            StateTimes.read(provider, tree, start, end, check)
                    .times()
                    .forEach(
                            (row, times) ->
                                    times.forEach(
                                            (state, time) ->
                                                    sums.merge(
                                                            key(rows, row, state),
                                                            time,
                                                            Long::sum)));
            sums.forEach(profile::add);
        } else {
            Iterations iterations = new Iterations(repetitions, end);
            StateTimes.visit(
                    provider,
                    tree,
                    start,
                    end,
                    check,
                    (row, state, from, time) ->
                            iterations.add(key(rows, row, state), from, from + time));
            iterations.addTo(profile);
        }
        return profile;
    }

    private static Profile.Key key(Map<Long, String> rows, long row, String state) {
        return new Profile.Key(rows.getOrDefault(row, ""), state);
    }

    private static Map<Long, String> names(TmfTreeModel<? extends ITmfTreeDataModel> tree) {
        Map<Long, ITmfTreeDataModel> entries = new HashMap<>();
        tree.getEntries().forEach(entry -> entries.put(entry.getId(), entry));
        long roots = tree.getEntries().stream().filter(e -> e.getParentId() < 0).count();
        Map<Long, String> names = new HashMap<>();
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            String name = Roles.of(entry.getName());
            ITmfTreeDataModel parent = entries.get(entry.getParentId());
            if (parent != null && NUMBER.matcher(name).matches()) {
                name = Roles.of(parent.getName()) + '/' + name;
            }
            names.put(entry.getId(), roots > 1 ? root(entry, entries) + '/' + name : name);
        }
        return names;
    }

    private static String root(ITmfTreeDataModel of, Map<Long, ITmfTreeDataModel> entries) {
        ITmfTreeDataModel at = of;
        for (int i = 0; i < entries.size(); i++) {
            ITmfTreeDataModel parent = entries.get(at.getParentId());
            if (parent == null) {
                break;
            }
            at = parent;
        }
        return at.getName();
    }
}
