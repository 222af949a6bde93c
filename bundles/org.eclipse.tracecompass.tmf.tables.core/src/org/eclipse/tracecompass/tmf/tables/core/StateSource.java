package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.statesystem.INamedStates;
import org.eclipse.tracecompass.tmf.core.statesystem.INamedStates.StateNames;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** A history of an analysis of a trace, complete. Attributes that describe it are left out. */
final class StateSource {

    private final TableTrace trace;
    private final String analysis;
    private final ITmfStateSystem history;
    private final int firstId;
    private final ValueTables tables;
    private final StateNames names;
    private final String[] paths;
    private final List<Integer> quarks = new ArrayList<>();

    /**
     * A history.
     *
     * @param analysis its analysis
     * @param history the history
     * @param prefix what the paths of its attributes begin with
     * @param firstId the id of its first attribute
     */
    StateSource(
            TableAnalyses.OfTrace analysis, ITmfStateSystem history, String prefix, int firstId) {
        this.trace = analysis.trace();
        this.analysis = analysis.id();
        this.history = history;
        this.firstId = firstId;
        this.tables = ValueTables.of(history);
        this.names =
                analysis.module() instanceof INamedStates named
                        ? named.namesIn(history)
                        : (quark, value) -> null;
        this.paths = new String[history.getNbAttributes()];
        for (int quark = 0; quark < paths.length; quark++) {
            paths[quark] = prefix + AttributePattern.path(history, quark);
            if (!ValueTables.isReserved(history, quark)) {
                quarks.add(quark);
            }
        }
    }

    TableTrace trace() {
        return trace;
    }

    String analysis() {
        return analysis;
    }

    ITmfStateSystem history() {
        return history;
    }

    /** Returns the number of an attribute among all of the analysis. */
    int id(int quark) {
        return firstId + quark;
    }

    String path(int quark) {
        return paths[quark];
    }

    /** Returns the attributes whose path is wanted. */
    List<Integer> quarks(Predicate<String> wanted) {
        return quarks.stream().filter(quark -> wanted.test(paths[quark])).toList();
    }

    /** Returns the label of a value; null if it has none but itself. */
    @Nullable
    String label(int quark, @Nullable Object value) {
        ValueTables.Look look = tables.look(history, quark, value);
        return look == null ? names.of(quark, value) : look.label();
    }
}
