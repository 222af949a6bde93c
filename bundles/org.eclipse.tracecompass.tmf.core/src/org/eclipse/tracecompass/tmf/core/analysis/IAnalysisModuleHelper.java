package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.IAnalysisRequirementProvider;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.osgi.framework.Bundle;

/** Knows an analysis before it exists: its name, what traces it is for, and how to create it. */
public interface IAnalysisModuleHelper extends IAnalysisRequirementProvider {

    /** Returns the id of the analysis. */
    String getId();

    /** Returns the name of the analysis. */
    String getName();

    /** Returns true when the analysis runs as soon as a trace is opened. */
    boolean isAutomatic();

    /** Returns a text about the analysis, empty for none. */
    @NonNullByDefault({})
    String getHelpText();

    /**
     * Returns a text about the analysis of a trace, or why it cannot run.
     *
     * @param trace the trace
     * @return the text
     */
    @NonNullByDefault({})
    String getHelpText(@NonNull ITmfTrace trace);

    /** Returns the path of the icon in {@link #getBundle()}, null for none. */
    @NonNullByDefault({})
    String getIcon();

    /**
     * Returns the bundle that contributes the analysis, null for a helper made in code or outside
     * of OSGi.
     */
    @NonNullByDefault({})
    Bundle getBundle();

    /**
     * Returns whether the analysis is for a type of traces.
     *
     * @param traceclass the class of the traces
     * @return true when it is
     */
    @NonNullByDefault({})
    boolean appliesToTraceType(Class<? extends ITmfTrace> traceclass);

    /**
     * Returns the registered types of traces and experiments that the analysis is for: a set of
     * classes.
     */
    @NonNullByDefault({})
    Iterable<Class<? extends ITmfTrace>> getValidTraceTypes();

    /**
     * Returns true when an experiment gets a module of its own if one of its traces would get one,
     * unless the analysis says something else of the experiment's class.
     */
    boolean appliesToExperiment();

    /**
     * Creates the module of a trace.
     *
     * @param trace the trace
     * @return the module, null when it does not take this trace
     * @throws TmfAnalysisException when it cannot be created
     */
    @Nullable
    IAnalysisModule newModule(ITmfTrace trace) throws TmfAnalysisException;

    /**
     * Creates the modules of a trace. Most helpers have one; of some, the trace itself says how
     * many there are, each with an id of its own.
     *
     * @param trace the trace
     * @return the modules, none when the helper does not take this trace
     * @throws TmfAnalysisException when one cannot be created
     */
    default List<IAnalysisModule> newModules(ITmfTrace trace) throws TmfAnalysisException {
        IAnalysisModule module = newModule(trace);
        return module == null ? List.of() : List.of(module);
    }
}
