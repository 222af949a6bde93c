package org.eclipse.tracecompass.analysis.os.linux.core.contextswitch;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SwitchReader;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.HistoryTime;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Counts the switches of each CPU: {@code CPUs/<number>} is how many there were so far. */
public class KernelContextSwitchStateProvider extends AbstractTmfStateProvider {

    private static final int VERSION = 1;
    private static final String ID = "org.eclipse.tracecompass.kernel.contextswitch.provider";

    private final IKernelAnalysisEventLayout layout;
    private final SwitchReader switches;
    private final HistoryTime time = new HistoryTime();
    private final Map<Integer, Count> counts = new HashMap<>();

    private static final class Count {
        private final int quark;
        private int value;

        Count(int quark) {
            this.quark = quark;
        }
    }

    /**
     * Creates a provider.
     *
     * @param trace the trace
     * @param layout how the trace names its events
     */
    public KernelContextSwitchStateProvider(ITmfTrace trace, IKernelAnalysisEventLayout layout) {
        super(trace, ID);
        this.layout = layout;
        switches = new SwitchReader(trace, layout);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public ITmfStateProvider getNewInstance() {
        return new KernelContextSwitchStateProvider(getTrace(), layout);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        ITmfStateSystemBuilder history = getStateSystemBuilder();
        if (history == null || !switches.isSwitch(event)) {
            return;
        }
        Integer cpu = Integer.valueOf(switches.cpuOf(event));
        if (cpu.intValue() < 0) {
            return;
        }
        Count count = counts.get(cpu);
        if (count == null) {
            count = new Count(history.getQuarkAbsoluteAndAdd(Attributes.CPUS, cpu.toString()));
            counts.put(cpu, count);
        }
        count.value++;
        history.modifyAttribute(time.of(event, history), Integer.valueOf(count.value), count.quark);
    }
}
