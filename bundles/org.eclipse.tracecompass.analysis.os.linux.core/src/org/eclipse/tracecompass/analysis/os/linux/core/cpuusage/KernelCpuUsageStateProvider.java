package org.eclipse.tracecompass.analysis.os.linux.core.cpuusage;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SwitchReader;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.HistoryTime;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Adds up how long threads were on CPUs: {@code CPUs/<number>/<tid>} is the time so far in ns, and
 * is written when the thread leaves the CPU. The thread that leaves a CPU first was there from the
 * beginning.
 */
public class KernelCpuUsageStateProvider extends AbstractTmfStateProvider {

    private static final int VERSION = 1;
    private static final String ID = "org.eclipse.tracecompass.kernel.cpuusage.provider";

    private final IKernelAnalysisEventLayout layout;
    private final SwitchReader switches;
    private final HistoryTime time = new HistoryTime();
    private final Map<Integer, Cpu> cpus = new HashMap<>();

    private static final class Cpu {
        private final int quark;
        private final Map<Integer, Use> threads = new HashMap<>();
        private long since;

        Cpu(int quark, long since) {
            this.quark = quark;
            this.since = since;
        }
    }

    private static final class Use {
        private final int quark;
        private long time;

        Use(int quark) {
            this.quark = quark;
        }
    }

    /**
     * Creates a provider.
     *
     * @param trace the trace
     * @param layout how the trace names its events
     */
    public KernelCpuUsageStateProvider(ITmfTrace trace, IKernelAnalysisEventLayout layout) {
        super(trace, ID);
        this.layout = layout;
        switches = new SwitchReader(trace, layout);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public KernelCpuUsageStateProvider getNewInstance() {
        return new KernelCpuUsageStateProvider(getTrace(), layout);
    }

    @Override
    protected void eventHandle(@Nullable ITmfEvent event) {
        ITmfStateSystemBuilder history = getStateSystemBuilder();
        if (event == null || history == null || !switches.isSwitch(event)) {
            return;
        }
        Integer number = Integer.valueOf(switches.cpuOf(event));
        Integer thread = Integer.valueOf(switches.prevTid(event));
        if (number.intValue() < 0 || thread.intValue() < 0) {
            return;
        }
        Cpu cpu = cpus.get(number);
        if (cpu == null) {
            cpu =
                    new Cpu(
                            history.getQuarkAbsoluteAndAdd(Attributes.CPUS, number.toString()),
                            history.getStartTime());
            cpus.put(number, cpu);
        }
        Use use = cpu.threads.get(thread);
        if (use == null) {
            use = new Use(history.getQuarkRelativeAndAdd(cpu.quark, thread.toString()));
            cpu.threads.put(thread, use);
        }
        long now = time.of(event, history);
        use.time += now - cpu.since;
        cpu.since = now;
        history.modifyAttribute(now, Long.valueOf(use.time), use.quark);
    }
}
