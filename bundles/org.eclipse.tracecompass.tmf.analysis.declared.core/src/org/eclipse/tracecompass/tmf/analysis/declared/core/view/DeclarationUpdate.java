package org.eclipse.tracecompass.tmf.analysis.declared.core.view;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Found;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Brings the analyses of a trace that is open in line with the declarations, after some of them
 * were switched on or off, added, changed or deleted.
 */
public final class DeclarationUpdate {

    private DeclarationUpdate() {}

    /**
     * Looks for the declarations of a trace again. What is gone, off or says something else is
     * cancelled and removed with its data providers; what is new is scheduled. Not for the UI
     * thread.
     *
     * @param trace the trace, or an experiment, all of whose traces are meant
     * @throws TmfAnalysisException if an analysis cannot be removed or added, a sentence that says
     *     why
     */
    public static void update(ITmfTrace trace) throws TmfAnalysisException {
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            if (!(part instanceof TmfExperiment)) {
                try {
                    updatePart(part, trace);
                } catch (TmfTraceException e) {
                    throw new TmfAnalysisException(String.valueOf(e.getMessage()), e);
                }
            }
        }
    }

    /**
     * Adds declarations to a trace that has none of their name, and schedules their analysis. Not
     * for the UI thread.
     *
     * @param trace the trace, not an experiment
     * @param set the declarations, without errors
     * @param configuration what they were made from, null for none
     * @return the analysis
     * @throws TmfAnalysisException if it cannot be added, a sentence that says why
     * @since 1.1
     */
    public static DeclaredAnalysisModule add(
            ITmfTrace trace, DeclarationSet set, @Nullable ITmfConfiguration configuration)
            throws TmfAnalysisException {
        DeclaredAnalysisModule module = new DeclaredAnalysisModule(set);
        try {
            if (configuration != null) {
                module.setConfiguration(configuration);
            }
            if (!module.setTrace(trace)) {
                throw new TmfAnalysisException(
                        "The declarations %s cannot be carried out on %s"
                                .formatted(set.name(), trace.getName()));
            }
            start(module, trace, trace);
        } catch (TmfTraceException e) {
            throw new TmfAnalysisException(String.valueOf(e.getMessage()), e);
        }
        return module;
    }

    /**
     * Cancels the analysis of declarations, and removes it with its data providers.
     *
     * @param trace the trace that has the analysis
     * @param module the analysis
     * @throws TmfAnalysisException if it cannot be removed, a sentence that says why
     * @since 1.1
     */
    public static void remove(ITmfTrace trace, DeclaredAnalysisModule module)
            throws TmfAnalysisException {
        try {
            remove(trace, trace, module);
        } catch (TmfTraceException e) {
            throw new TmfAnalysisException(String.valueOf(e.getMessage()), e);
        }
    }

    private static void updatePart(ITmfTrace trace, ITmfTrace whole)
            throws TmfTraceException, TmfAnalysisException {
        Map<String, DeclarationSet> wanted = new HashMap<>();
        for (Found found : Declarations.of(trace)) {
            if (found.isOn() && found.isSound()) {
                wanted.put(found.set().id(), found.set());
            }
        }
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            if (module instanceof DeclaredAnalysisModule declared
                    && declared.getDeclarations().origin() != DeclarationSet.Origin.GIVEN) {
                DeclarationSet set = declared.getDeclarations();
                if (set.equals(wanted.get(set.id()))) {
                    wanted.remove(set.id());
                } else {
                    remove(trace, whole, declared);
                }
            }
        }
        for (DeclarationSet set : wanted.values()) {
            DeclaredAnalysisModule module = new DeclaredAnalysisModule(set);
            if (module.setTrace(trace)) {
                start(module, trace, whole);
            }
        }
    }

    private static void start(DeclaredAnalysisModule module, ITmfTrace trace, ITmfTrace whole)
            throws TmfTraceException {
        forgetViews(trace, whole, module.getDeclarations());
        try {
            trace.addAnalysisModule(module);
        } catch (TmfTraceException e) {
            module.dispose();
            throw e;
        }
        TmfAnalysisManager.analysisModuleCreated(module);
        module.schedule();
    }

    private static void remove(ITmfTrace trace, ITmfTrace whole, DeclaredAnalysisModule module)
            throws TmfTraceException {
        module.cancel();
        forgetViews(trace, whole, module.getDeclarations());
        trace.removeAnalysisModule(module.getId());
        module.dispose();
    }

    /** Experiments, which join the views of several traces, have their own data providers. */
    private static void forgetViews(ITmfTrace trace, ITmfTrace whole, DeclarationSet set) {
        Set<ITmfTrace> holders = new LinkedHashSet<>(List.of(trace, whole));
        for (ITmfTrace opened : TmfTraceManager.getInstance().getOpenedTraces()) {
            if (TmfTraceManager.getTraceSetWithExperiment(opened).contains(trace)) {
                holders.add(opened);
            }
        }
        for (DeclaredView view : DeclaredViews.of(set)) {
            for (ITmfTrace holder : holders) {
                DataProviderManager.getInstance().removeDataProvider(holder, view.providerId());
            }
        }
    }
}
