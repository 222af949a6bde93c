package org.eclipse.tracecompass.tmf.explorer.core;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The subjects of the explorer's rows. The same thing has the same id as long as this lives, also
 * when its analysis runs again. Only rows that were listed have an id, so that a million attributes
 * cost nothing here. Thread-safe.
 */
final class RowSources {

    /**
     * The source of the attributes of one tree.
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

    /**
     * The children of an attribute, or of the root, that are not listed.
     *
     * @param history where they are
     * @param quark the attribute
     */
    record More(History history, int quark) {}

    private final RowIds<Object> ids = new RowIds<>();

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

    /** Returns the id of the row of a trace, an analysis or a {@link History}. */
    long headId(Object source) {
        return ids.of(source);
    }

    /** Returns the id of the row of an attribute; that of its history for the root. */
    long attributeId(History history, int quark) {
        return quark == ITmfStateSystem.ROOT_ATTRIBUTE
                ? headId(history)
                : ids.of(new Attribute(history, quark));
    }

    /** Returns the id of the row that stands for children that are not listed. */
    long moreId(More more) {
        return ids.of(more);
    }

    /** Returns the attribute that a row stands for; null when it stands for something else. */
    @Nullable
    Attribute attribute(long id) {
        return ids.key(id) instanceof Attribute attribute ? attribute : null;
    }

    /** Returns the children that a row stands for; null when it stands for something else. */
    @Nullable
    More more(long id) {
        return ids.key(id) instanceof More more ? more : null;
    }
}
