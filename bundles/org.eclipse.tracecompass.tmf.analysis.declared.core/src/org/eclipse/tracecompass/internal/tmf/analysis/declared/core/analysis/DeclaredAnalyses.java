package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.analysis;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Found;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleSource;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.osgi.framework.Bundle;

/** Adds to each trace an analysis per enabled set of declarations found for it. */
public final class DeclaredAnalyses implements IAnalysisModuleSource {

    private static final System.Logger LOGGER = LazyLogger.of(DeclaredAnalyses.class);

    @Override
    public Iterable<IAnalysisModuleHelper> getAnalysisModules() {
        return List.of(new Helper());
    }

    private static final class Helper implements IAnalysisModuleHelper {

        @Override
        public String getId() {
            return "org.eclipse.tracecompass.declared";
        }

        @Override
        public String getName() {
            return "Declared States";
        }

        @Override
        public boolean isAutomatic() {
            return true;
        }

        @Override
        public String getHelpText() {
            return "States declared by the trace, a plug-in or the user.";
        }

        @Override
        public String getHelpText(ITmfTrace trace) {
            return getHelpText();
        }

        @Override
        public @Nullable String getIcon() {
            return null;
        }

        @Override
        public @Nullable Bundle getBundle() {
            return null;
        }

        @NonNullByDefault({})
        @Override
        public boolean appliesToTraceType(Class<? extends ITmfTrace> traceclass) {
            return !TmfExperiment.class.isAssignableFrom(traceclass);
        }

        @NonNullByDefault({})
        @Override
        public Iterable<Class<? extends ITmfTrace>> getValidTraceTypes() {
            return List.of(ITmfTrace.class);
        }

        @Override
        public boolean appliesToExperiment() {
            return false;
        }

        @Override
        public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
            return List.of();
        }

        @Override
        public @Nullable IAnalysisModule newModule(ITmfTrace trace) throws TmfAnalysisException {
            List<IAnalysisModule> modules = newModules(trace);
            return modules.isEmpty() ? null : modules.get(0);
        }

        @Override
        public List<IAnalysisModule> newModules(ITmfTrace trace) throws TmfAnalysisException {
            List<IAnalysisModule> modules = new ArrayList<>();
            for (Found found : Declarations.of(trace)) {
                found.problems()
                        .forEach(
                                problem ->
                                        LOGGER.log(
                                                problem.isError()
                                                        ? System.Logger.Level.WARNING
                                                        : System.Logger.Level.INFO,
                                                problem.toString()));
                if (found.isOn() && found.isSound()) {
                    DeclaredAnalysisModule module = new DeclaredAnalysisModule(found.set());
                    if (module.setTrace(trace)) {
                        modules.add(module);
                        TmfAnalysisManager.analysisModuleCreated(module);
                    }
                }
            }
            return modules;
        }
    }
}
