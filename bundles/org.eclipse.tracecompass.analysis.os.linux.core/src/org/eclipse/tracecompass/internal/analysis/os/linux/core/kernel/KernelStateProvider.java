package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IResumableStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ISplittableStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Turns the events of a Linux kernel into the states of its CPUs and threads, in the layout of
 * {@link org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes}.
 *
 * <p>It survives any event: an event that contradicts the known state is counted as a {@link
 * KernelOddity} and believed, because the latest event is the best witness.
 */
public final class KernelStateProvider extends AbstractTmfStateProvider
        implements IResumableStateProvider, ISplittableStateProvider {

    /** Grows whenever the same trace would give another history. */
    public static final int VERSION = 5;

    private static final String ID = "org.eclipse.tracecompass.kernel.state.provider";

    private final IKernelAnalysisEventLayout layout;
    private final Oddities<KernelOddity> oddities = new Oddities<>(KernelOddity.class);
    private final @Nullable TmfCpuAspect cpuAspect;
    private final boolean everyThreadTold;
    private final TmfField contextTid;
    private final TmfField contextPid;

    private @Nullable KernelModel model;
    private @Nullable KernelEventDispatch dispatch;
    private @Nullable KernelPart part;
    private @Nullable KernelPartGate gate;
    private long firstTime = Long.MAX_VALUE;
    private long lastTime = Long.MIN_VALUE;

    /**
     * Creates a provider.
     *
     * @param trace the trace to read
     * @param layout how that trace names its events
     */
    public KernelStateProvider(ITmfTrace trace, IKernelAnalysisEventLayout layout) {
        super(trace, ID);
        this.layout = layout;
        cpuAspect = TmfCpuAspect.of(trace);
        everyThreadTold = layout.tellsThreadOfEveryEvent();
        contextTid = TmfField.of(layout.fieldContextTid());
        contextPid = TmfField.of(layout.fieldContextPid());
    }

    /**
     * Returns the layout of a trace: its own if it is a kernel trace, the default one otherwise.
     */
    public static IKernelAnalysisEventLayout layoutOf(ITmfTrace trace) {
        return trace instanceof IKernelTrace kernel
                ? kernel.getKernelEventLayout()
                : DefaultEventLayout.getInstance();
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public KernelStateProvider getNewInstance() {
        return new KernelStateProvider(getTrace(), layout);
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        KernelPart part = ssb instanceof IHistoryPart history ? new KernelPart(history) : null;
        KernelModel model = new KernelModel(ssb, oddities, part);
        this.model = model;
        KernelEventDispatch dispatch = new KernelEventDispatch(model, layout);
        this.dispatch = dispatch;
        this.part = part;
        gate = part == null ? null : new KernelPartGate(model, part, layout);
        lastTime = ssb.getStartTime();
        super.assignTargetStateSystem(ssb);
    }

    @Override
    public void saveState(DataOutput out) throws IOException {
        out.writeLong(lastTime);
        KernelModel model = this.model;
        if (model != null) {
            model.save(out);
        }
    }

    @Override
    public void restoreState(DataInput in) throws IOException {
        lastTime = in.readLong();
        KernelModel model = this.model;
        if (model != null) {
            model.restore(in);
        }
    }

    /** Returns how often the events so far contradicted each other. Any thread may ask. */
    public Map<KernelOddity, Long> getOddities() {
        return oddities.get();
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        KernelEventDispatch dispatch = this.dispatch;
        KernelModel model = this.model;
        if (dispatch == null || model == null) {
            return;
        }
        KernelPartGate gate = this.gate;
        KernelEventRoute route = dispatch.routeOf(event);
        if (route == KernelEventRoute.NOTHING) {
            if (event instanceof ITmfLostEvent) {
                model.count(KernelOddity.LOST_EVENTS);
            }
            return;
        }
        TmfCpuAspect aspect = cpuAspect;
        Integer number = aspect == null ? null : aspect.resolve(event);
        if (gate != null) {
            handlePart(event, route, model, gate, number == null ? -1 : number.intValue());
            return;
        }
        KernelCpu cpu = model.cpu(number == null ? -1 : number.intValue());
        if (cpu == null) {
            return;
        }
        long time = time(event, model);
        if (everyThreadTold) {
            learnFromContext(event, time, model, cpu);
        }
        route.handler().handle(event, time, cpu);
    }

    /** The time of an event, not before those of earlier ones. */
    private long time(ITmfEvent event, KernelModel model) {
        long time = event.getTimestamp().toNanos();
        if (time < lastTime) {
            model.count(KernelOddity.TIME_BACKWARDS);
            time = lastTime;
        }
        lastTime = time;
        return time;
    }

    private void handlePart(
            ITmfEvent event,
            KernelEventRoute route,
            KernelModel model,
            KernelPartGate gate,
            int cpu) {
        if (KernelModel.isCpu(cpu)) {
            long time = time(event, model);
            firstTime = Math.min(firstTime, time);
            gate.handle(event, route, time, cpu);
        } else {
            model.count(KernelOddity.NO_CPU);
        }
    }

    /** Handles an event that a part has deferred. */
    void handle(ITmfEvent event, long time, int number) {
        KernelEventDispatch dispatch = this.dispatch;
        KernelCpu cpu = model().cpu(number);
        if (dispatch != null && cpu != null) {
            dispatch.routeOf(event).handler().handle(event, time, cpu);
        }
    }

    /** The model; there is one once the target is set. */
    KernelModel model() {
        return Objects.requireNonNull(model);
    }

    /** {@inheritDoc} It cannot where every event tells its thread: none could be told apart. */
    @Override
    public boolean isSplittable() {
        return !everyThreadTold;
    }

    @Override
    public boolean canJoin(ITmfStateProvider other) {
        if (!(other instanceof KernelStateProvider later) || later.firstTime < lastTime) {
            return false;
        }
        KernelPart part = later.part;
        if (part != null) {
            part.joinTo(this, later.model());
        }
        return part != null;
    }

    @Override
    public void joined(ITmfStateProvider other) {
        if (other instanceof KernelStateProvider later) {
            oddities.addAll(later.oddities);
            lastTime = Math.max(lastTime, later.lastTime);
        }
    }

    /**
     * Takes note of what every event of some tracers tells: the thread and, perhaps, the process.
     */
    private void learnFromContext(ITmfEvent event, long time, KernelModel model, KernelCpu cpu) {
        long tid = contextTid.asLong(event, -1);
        if (event.getName().equals(layout.eventSchedProcessExec())) {
            // A side thread that executes a program has the identifier of its process by now.
            model.learnCurrent(time, cpu, tid);
        } else {
            model.meet(time, cpu, tid);
        }
        KernelThread current = cpu.current();
        long process = contextPid.asLong(event, -1);
        if (process > 0 && current != null && current.tid == tid && !current.isIdle()) {
            current.setProcess(time, (int) process);
        }
    }

    @Override
    public void done() {
        KernelModel model = this.model;
        if (model != null) {
            model.writeOddities();
        }
    }
}
