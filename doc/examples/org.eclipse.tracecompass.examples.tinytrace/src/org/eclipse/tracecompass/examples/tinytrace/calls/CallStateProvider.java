package org.eclipse.tracecompass.examples.tinytrace.calls;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackStateProvider;
import org.eclipse.tracecompass.examples.tinytrace.TinyTrace;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** From lines such as {@code 1000 cook enter boil} to call stacks. The device is the thread. */
public class CallStateProvider extends CallStackStateProvider {

    private static final int VERSION = 2;
    private static final String ENTER = "enter ";
    private static final String EXIT = "exit ";

    private final Map<String, Long> threads = new HashMap<>();

    /** Creates the provider. */
    public CallStateProvider(ITmfTrace trace) {
        super(trace);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public CallStackStateProvider getNewInstance() {
        return new CallStateProvider(getTrace());
    }

    @Override
    protected boolean considerEvent(ITmfEvent event) {
        return text(event, TinyTrace.DEVICE) != null && text(event, TinyTrace.STATE) != null;
    }

    private static @Nullable String text(ITmfEvent event, String field) {
        return event.getContent().getFieldValue(String.class, field);
    }

    @Override
    protected @Nullable ITmfStateValue functionEntry(ITmfEvent event) {
        return function(event, ENTER);
    }

    @Override
    protected @Nullable ITmfStateValue functionExit(ITmfEvent event) {
        return function(event, EXIT);
    }

    private static @Nullable ITmfStateValue function(ITmfEvent event, String verb) {
        String state = Objects.requireNonNull(text(event, TinyTrace.STATE));
        return state.startsWith(verb)
                ? TmfStateValue.newValueString(state.substring(verb.length()))
                : null;
    }

    @Override
    protected int getProcessId(ITmfEvent event) {
        return UNKNOWN_PID;
    }

    @Override
    protected @Nullable String getThreadName(ITmfEvent event) {
        return text(event, TinyTrace.DEVICE);
    }

    /** Such traces name threads; their numbers are those of their first events. */
    @Override
    protected long getThreadId(ITmfEvent event) {
        String name = Objects.requireNonNull(text(event, TinyTrace.DEVICE));
        return threads.computeIfAbsent(name, key -> threads.size() + 1L);
    }
}
