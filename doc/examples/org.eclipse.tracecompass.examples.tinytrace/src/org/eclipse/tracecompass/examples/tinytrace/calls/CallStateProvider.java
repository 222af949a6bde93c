package org.eclipse.tracecompass.examples.tinytrace.calls;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter.FunctionKind;
import org.eclipse.tracecompass.examples.tinytrace.TinyTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** From lines such as {@code 1000 cook enter boil} to call stacks. The device is the thread. */
public class CallStateProvider extends AbstractTmfStateProvider {

    private static final int VERSION = 1;
    private static final String ENTER = "enter ";
    private static final String EXIT = "exit ";

    private final CallStackOddities oddities;
    private final Map<String, Long> threads = new HashMap<>();
    private @Nullable CallStackWriter writer;

    /** Creates the provider; contradictions of the trace are counted in the oddities. */
    public CallStateProvider(ITmfTrace trace, CallStackOddities oddities) {
        super(trace, CallAnalysis.ID);
        this.oddities = oddities;
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public ITmfStateProvider getNewInstance() {
        return new CallStateProvider(getTrace(), new CallStackOddities());
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        writer = new CallStackWriter(ssb, oddities);
        super.assignTargetStateSystem(ssb);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        String name = event.getContent().getFieldValue(String.class, TinyTrace.DEVICE);
        String state = event.getContent().getFieldValue(String.class, TinyTrace.STATE);
        CallStackWriter stacks = writer;
        if (stacks == null || name == null || state == null) {
            return;
        }
        int pid = CallStackWriter.UNKNOWN_PROCESS;
        long time = event.getTimestamp().toNanos();
        if (state.startsWith(ENTER)) {
            stacks.enter(time, pid, thread(name), name, state.substring(ENTER.length()));
        } else if (state.startsWith(EXIT)) {
            String function = state.substring(EXIT.length());
            stacks.exit(time, pid, thread(name), name, FunctionKind.NAME, function);
        }
    }

    /** Such traces name threads; the stacks want a number. */
    private long thread(String name) {
        return threads.computeIfAbsent(name, key -> threads.size() + 1L);
    }

    @Override
    public void done() {
        CallStackWriter stacks = writer;
        if (stacks != null) {
            stacks.finish();
        }
    }
}
