package org.eclipse.tracecompass.internal.tmf.core.statesystem;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Gives rows their ids, and tells from an id what it stands for. An id is computed from the number
 * of its source (trace, analysis or history) and the quark, so that a million attributes cost
 * nothing here. The same thing has the same id as long as this lives, also when its analysis runs
 * anew. Thread-safe.
 */
final class RowSources {

    /**
     * What the attributes of one tree come from.
     *
     * @param module the analysis
     * @param ssid the id of its state system
     */
    record History(ITmfAnalysisModuleWithStateSystems module, String ssid) {

        /** Returns the state system as it is now; null when the analysis has none any more. */
        @Nullable
        ITmfStateSystem stateSystem() {
            return module.getStateSystem(ssid);
        }
    }

    /**
     * An attribute of a history.
     *
     * @param history where it is
     * @param quark its quark
     */
    record Attribute(History history, int quark) {}

    private static final int SOURCE_SHIFT = 34;
    private static final int KIND_SHIFT = 32;
    private static final long HEAD = 0;
    private static final long ATTRIBUTE = 1;
    private static final long MORE = 2;
    private static final long KIND_MASK = 3;

    private final List<Object> fSources = new ArrayList<>();
    private final Map<Object, Integer> fIndexes = new HashMap<>();

    /** Returns the analyses of a trace itself that keep state systems. */
    static List<ITmfAnalysisModuleWithStateSystems> analysesOf(ITmfTrace trace) {
        List<ITmfAnalysisModuleWithStateSystems> modules = new ArrayList<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            if (module instanceof ITmfAnalysisModuleWithStateSystems states) {
                modules.add(states);
            }
        }
        return modules;
    }

    /** Tells whether a row stands for attributes that are not listed. */
    static boolean isMore(long id) {
        return id >= 0 && (id >>> KIND_SHIFT & KIND_MASK) == MORE;
    }

    /** Returns the id of the row of a trace, an analysis or a {@link History}. */
    long headId(Object source) {
        return (long) index(source) << SOURCE_SHIFT | HEAD << KIND_SHIFT;
    }

    /** Returns the id of the row of an attribute; that of its history for the root. */
    long attributeId(History history, int quark) {
        return quark == ITmfStateSystem.ROOT_ATTRIBUTE
                ? headId(history)
                : id(history, ATTRIBUTE, quark);
    }

    /**
     * Returns the id of the row that stands for the children of an attribute (or the root) that are
     * not listed.
     */
    long moreId(History history, int quark) {
        return id(history, MORE, quark);
    }

    private long id(History history, long kind, int quark) {
        return (long) index(history) << SOURCE_SHIFT | kind << KIND_SHIFT | quark & 0xffffffffL;
    }

    private synchronized int index(Object source) {
        return fIndexes.computeIfAbsent(
                source,
                key -> {
                    fSources.add(key);
                    return fSources.size() - 1;
                });
    }

    /** Returns the attribute that a row stands for; null when it stands for something else. */
    synchronized @Nullable Attribute attribute(long id) {
        long index = id >>> SOURCE_SHIFT;
        if (id < 0 || (id >>> KIND_SHIFT & KIND_MASK) != ATTRIBUTE || index >= fSources.size()) {
            return null;
        }
        return fSources.get((int) index) instanceof History history
                ? new Attribute(history, (int) id)
                : null;
    }
}
