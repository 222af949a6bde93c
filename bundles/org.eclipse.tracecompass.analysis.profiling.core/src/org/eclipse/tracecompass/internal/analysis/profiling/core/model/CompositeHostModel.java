package org.eclipse.tracecompass.internal.analysis.profiling.core.model;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelThreadInformationProvider;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.analysis.os.linux.core.tid.TidAnalysisModule;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.model.ICpuTimeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.analysis.profiling.core.model.ISamplingDataProvider;
import org.eclipse.tracecompass.analysis.profiling.core.model.IThreadOnCpuProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A model that asks analyses, in the order in which they were added. */
final class CompositeHostModel implements IHostModel {

    private static final long WAIT = 100;

    /**
     * Weak: their trace holds them. One of a trace that is closed without a signal, or that is made
     * while it is closed, must not keep it.
     */
    private final List<WeakReference<IAnalysisModule>> references = new CopyOnWriteArrayList<>();

    void add(IAnalysisModule module) {
        references.removeIf(known -> known.get() == null);
        if (references.stream().noneMatch(known -> known.refersTo(module))) {
            references.add(new WeakReference<>(module));
        }
    }

    private List<IAnalysisModule> modules() {
        List<IAnalysisModule> modules = new ArrayList<>();
        for (WeakReference<IAnalysisModule> reference : references) {
            IAnalysisModule module = reference.get();
            if (module != null) {
                modules.add(module);
            }
        }
        return modules;
    }

    void remove(ITmfTrace trace) {
        references.removeIf(
                reference ->
                        reference.get() instanceof TmfAbstractAnalysisModule known
                                && (known.getTrace() == null || known.getTrace() == trace));
    }

    private <T> List<T> all(Class<T> type) {
        return modules().stream().filter(type::isInstance).map(type::cast).toList();
    }

    @Override
    public int getThreadOnCpu(int cpu, long t, boolean block) {
        for (IAnalysisModule module : modules()) {
            Integer tid = threadOnCpu(module, cpu, t, block);
            if (tid != null && tid.intValue() != UNKNOWN_TID) {
                return tid.intValue();
            }
        }
        return UNKNOWN_TID;
    }

    private static @Nullable Integer threadOnCpu(
            IAnalysisModule module, int cpu, long t, boolean block) {
        if (module instanceof IThreadOnCpuProvider provider) {
            return provider.getThreadOnCpuAtTime(cpu, t, block);
        }
        if (block && module instanceof TmfStateSystemAnalysisModule building) {
            awaitTime(building, t);
        }
        if (module instanceof TidAnalysisModule threads) {
            return threads.getThreadOnCpuAtTime(cpu, t);
        }
        return module instanceof KernelAnalysisModule kernel
                ? KernelThreadInformationProvider.getThreadOnCpu(kernel, cpu, t)
                : null;
    }

    private static void awaitTime(TmfStateSystemAnalysisModule module, long time) {
        module.schedule();
        if (!module.waitForInitialization()) {
            return;
        }
        ITmfStateSystem history = module.getStateSystem();
        while (history != null && !module.reaches(time) && !history.waitUntilBuilt(WAIT)) {
            if (history.isCancelled()) {
                return;
            }
        }
    }

    @Override
    public int getProcessId(int tid, long t) {
        for (KernelAnalysisModule kernel : all(KernelAnalysisModule.class)) {
            Integer pid =
                    KernelThreadInformationProvider.getProcessId(kernel, Integer.valueOf(tid), t);
            if (pid != null) {
                return pid.intValue();
            }
        }
        return UNKNOWN_TID;
    }

    @Override
    public @Nullable String getExecName(int tid, long t) {
        for (KernelAnalysisModule kernel : all(KernelAnalysisModule.class)) {
            String name =
                    KernelThreadInformationProvider.getExecutableName(
                            kernel, Integer.valueOf(tid), t);
            if (name != null) {
                return name;
            }
        }
        return null;
    }

    @Override
    public long getCpuTime(int tid, long start, long end) {
        for (ICpuTimeProvider provider : all(ICpuTimeProvider.class)) {
            long time = provider.getCpuTime(tid, start, end);
            if (time != TIME_UNKNOWN) {
                return time;
            }
        }
        return TIME_UNKNOWN;
    }

    @Override
    public Collection<AggregatedCallSite> getSamplingData(int tid, long start, long end) {
        for (ISamplingDataProvider provider : all(ISamplingDataProvider.class)) {
            Collection<AggregatedCallSite> samples = provider.getSamplingData(tid, start, end);
            if (!samples.isEmpty()) {
                return samples;
            }
        }
        return List.of();
    }

    @Override
    public Iterable<ProcessStatusInterval> getThreadStatusIntervals(
            int tid, long start, long end, long resolution) {
        List<ProcessStatusInterval> intervals = new ArrayList<>();
        for (KernelAnalysisModule kernel : recordings()) {
            long covered = endOf(intervals, start);
            Iterator<ITmfStateInterval> states =
                    KernelThreadInformationProvider.getStatusIntervalsForThread(
                            kernel, Integer.valueOf(tid), covered, end, resolution);
            while (states.hasNext()) {
                ITmfStateInterval state = states.next();
                long from = Math.max(covered, state.getStartTime());
                long to = Math.min(end, state.getEndTime() + 1);
                if (from < to) {
                    intervals.add(new ProcessStatusInterval(from, to, status(state)));
                }
            }
        }
        return intervals;
    }

    /**
     * Returns the analyses of kernels by the starts of their histories: one may go on where another
     * ends.
     */
    private List<KernelAnalysisModule> recordings() {
        List<KernelAnalysisModule> kernels = all(KernelAnalysisModule.class);
        // Once for each: a history may begin meanwhile.
        Map<KernelAnalysisModule, Long> starts = new IdentityHashMap<>();
        kernels.forEach(kernel -> starts.put(kernel, startOf(kernel)));
        return kernels.stream()
                .sorted(Comparator.comparingLong(k -> starts.getOrDefault(k, Long.MAX_VALUE)))
                .toList();
    }

    private static long startOf(KernelAnalysisModule kernel) {
        ITmfStateSystem history = kernel.getStateSystem();
        return history == null ? Long.MAX_VALUE : history.getStartTime();
    }

    private static long endOf(List<ProcessStatusInterval> intervals, long otherwise) {
        return intervals.isEmpty() ? otherwise : intervals.get(intervals.size() - 1).getEnd();
    }

    private static ProcessStatus status(ITmfStateInterval state) {
        return ProcessStatus.getStatusFromObject(state.getValue());
    }

    @Override
    public Map<Integer, Iterable<ProcessStatusInterval>> getThreadStatusIntervals(
            Collection<Integer> tids, Collection<Long> times, IProgressMonitor monitor) {
        Map<Integer, List<ProcessStatusInterval>> intervals = new HashMap<>();
        for (KernelAnalysisModule kernel : recordings()) {
            KernelThreadInformationProvider.getStatusIntervalsForThreads(
                            kernel, tids, times, monitor)
                    .forEach(
                            (tid, states) ->
                                    addNamed(
                                            kernel,
                                            tid,
                                            states,
                                            intervals.computeIfAbsent(
                                                    tid, any -> new ArrayList<>())));
        }
        return new HashMap<>(intervals);
    }

    private static void addNamed(
            KernelAnalysisModule kernel,
            Integer tid,
            List<ITmfStateInterval> states,
            List<ProcessStatusInterval> intervals) {
        long covered = endOf(intervals, Long.MIN_VALUE);
        for (ITmfStateInterval state : states) {
            if (state.getEndTime() >= covered) {
                intervals.add(named(kernel, tid, state, covered));
            }
        }
    }

    private static ProcessStatusInterval named(
            KernelAnalysisModule kernel, Integer tid, ITmfStateInterval state, long from) {
        ProcessStatus status = status(state);
        String call =
                status == ProcessStatus.RUN_SYTEMCALL
                        ? KernelThreadInformationProvider.getSystemCall(
                                kernel, tid, state.getStartTime())
                        : null;
        return new ProcessStatusInterval(
                Math.max(from, state.getStartTime()), state.getEndTime() + 1, status, call);
    }

    @Override
    public long getStartTime() {
        long start = Long.MIN_VALUE;
        for (TmfStateSystemAnalysisModule module : all(TmfStateSystemAnalysisModule.class)) {
            ITmfStateSystem history = module.getStateSystem();
            start = history == null ? start : Math.max(start, history.getStartTime());
        }
        return start;
    }

    @Override
    public long getEndTime() {
        long end = Long.MAX_VALUE;
        for (TmfStateSystemAnalysisModule module : all(TmfStateSystemAnalysisModule.class)) {
            ITmfStateSystem history = module.getStateSystem();
            end = history == null ? end : Math.min(end, history.getCurrentEndTime());
        }
        return end;
    }

    @Override
    public boolean isSamplingDataAvailable() {
        return modules().stream().anyMatch(ISamplingDataProvider.class::isInstance);
    }

    @Override
    public boolean isThreadStatusAvailable() {
        return modules().stream().anyMatch(KernelAnalysisModule.class::isInstance);
    }

    @Override
    public Collection<IAnalysisModule> getRequiredModules(EnumSet<ModelDataType> requiredData) {
        Set<IAnalysisModule> required = new LinkedHashSet<>();
        for (IAnalysisModule module : modules()) {
            if (requiredData.stream().anyMatch(type -> answers(module, type))) {
                required.add(module);
            }
        }
        return required;
    }

    private static boolean answers(IAnalysisModule module, ModelDataType type) {
        return switch (type) {
            case TID ->
                    module instanceof IThreadOnCpuProvider
                            || module instanceof TidAnalysisModule
                            || module instanceof KernelAnalysisModule;
            case CPU_TIME -> module instanceof ICpuTimeProvider;
            case SAMPLING_DATA -> module instanceof ISamplingDataProvider;
            case KERNEL_STATES, PID, EXEC_NAME -> module instanceof KernelAnalysisModule;
        };
    }

    @Override
    public void dispose() {
        references.clear();
    }
}
