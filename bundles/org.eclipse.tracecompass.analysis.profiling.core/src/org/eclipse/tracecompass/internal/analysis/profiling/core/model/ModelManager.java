package org.eclipse.tracecompass.internal.analysis.profiling.core.model;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.tid.TidAnalysisModule;
import org.eclipse.tracecompass.analysis.profiling.core.model.ICpuTimeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.analysis.profiling.core.model.ISamplingDataProvider;
import org.eclipse.tracecompass.analysis.profiling.core.model.IThreadOnCpuProvider;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The models of all hosts. Plug-ins use it under this name; it is kept for compatibility.
 * Thread-safe.
 */
public final class ModelManager {

    private static final Map<String, CompositeHostModel> MODELS = new HashMap<>();
    private static final ModelManager INSTANCE = new ModelManager();

    static {
        TmfSignalManager.register(INSTANCE);
    }

    private ModelManager() {}

    /**
     * Returns the model of a host. It has the analyses of the host's open traces, and those that
     * are created later.
     *
     * @param hostId the id of the host
     * @return the model, the same one until the last trace is closed
     */
    public static IHostModel getModelFor(String hostId) {
        return model(hostId);
    }

    private static CompositeHostModel model(String hostId) {
        synchronized (MODELS) {
            return Objects.requireNonNull(
                    MODELS.computeIfAbsent(hostId, host -> new CompositeHostModel()));
        }
    }

    /** Forgets all models. */
    public static void disposeModels() {
        synchronized (MODELS) {
            MODELS.values().forEach(IHostModel::dispose);
            MODELS.clear();
        }
    }

    /** Adds an analysis to the models of the hosts of which it knows something. */
    static void add(IAnalysisModule module) {
        hostsOf(module).forEach(host -> model(host).add(module));
    }

    private static Set<String> hostsOf(IAnalysisModule module) {
        Set<String> hosts = new LinkedHashSet<>();
        if (module instanceof ICpuTimeProvider provider) {
            hosts.addAll(provider.getHostIds());
        }
        if (module instanceof IThreadOnCpuProvider provider) {
            hosts.addAll(provider.getHostIds());
        }
        if (module instanceof ISamplingDataProvider provider) {
            hosts.addAll(provider.getHostIds());
        }
        ITmfTrace trace =
                module instanceof TmfAbstractAnalysisModule known ? known.getTrace() : null;
        if (trace != null
                && (module instanceof KernelAnalysisModule
                        || module instanceof TidAnalysisModule)) {
            hosts.add(trace.getHostId());
        }
        return hosts;
    }

    /**
     * Forgets the analyses of a trace that is closed, and all models with the last one.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        synchronized (MODELS) {
            for (ITmfTrace trace : TmfTraceManager.getTraceSetWithExperiment(signal.getTrace())) {
                MODELS.values().forEach(model -> model.remove(trace));
            }
            boolean last =
                    TmfTraceManager.getInstance().getOpenedTraces().stream()
                            .allMatch(trace -> trace == signal.getTrace());
            if (last) {
                disposeModels();
            }
        }
    }
}
