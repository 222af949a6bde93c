package org.eclipse.tracecompass.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackStateProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace.Entry;

/**
 * A call stack analysis as a plug-in has it. The events are {@code enter <function>}, {@code exit}
 * or {@code exit <function>}, and {@code send <thread>}; the number of an event is its thread, and
 * the tens of a thread are its process.
 */
public class PluginCalls extends InstrumentedCallStackAnalysis {

    /** The id of the analysis. */
    public static final String ID = "org.example.calls";

    private static final String EDGES = "EDGES";

    private final StateSystemBackendType backend;

    /** Creates an analysis whose history is kept in memory or in a file. */
    public PluginCalls(boolean isStored) {
        backend = isStored ? StateSystemBackendType.FULL : StateSystemBackendType.INMEM;
    }

    /** Creates an analysis of events of a host, and runs it in memory. */
    public static PluginCalls run(String host, List<Entry> events) throws Exception {
        PluginCalls analysis = new PluginCalls(false);
        analysis.attach(new HostTrace(host, events));
        analysis.schedule();
        analysis.waitForCompletion();
        return analysis;
    }

    /** Gives the analysis to a trace. */
    public void attach(ITmfTrace trace) throws TmfAnalysisException, TmfTraceException {
        setId(ID);
        setName("Calls");
        setTrace(trace);
        trace.addAnalysisModule(this);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new Provider(Objects.requireNonNull(getTrace()));
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return backend;
    }

    @Override
    protected Collection<Integer> getEdgeQuarks() {
        ITmfStateSystem history = getStateSystem();
        int edges = history.optQuarkAbsolute(EDGES);
        return edges == ITmfStateSystem.INVALID_ATTRIBUTE
                ? List.of()
                : history.getSubAttributes(edges, false);
    }

    /** Its state provider. */
    private static final class Provider extends CallStackStateProvider {
        private final List<Integer> edges = new ArrayList<>();

        Provider(ITmfTrace trace) {
            super(trace);
        }

        @Override
        public int getVersion() {
            return 1;
        }

        @Override
        public CallStackStateProvider getNewInstance() {
            return new Provider(getTrace());
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            if (!event.getName().startsWith("send ")) {
                super.eventHandle(event);
                return;
            }
            ITmfStateSystemBuilder ss = Objects.requireNonNull(getStateSystemBuilder());
            int quark = ss.getQuarkAbsoluteAndAdd(EDGES, Integer.toString(edges.size()));
            edges.add(quark);
            String host = getTrace().getHostId();
            HostThread to = new HostThread(host, Integer.valueOf(event.getName().substring(5)));
            HostThread from = new HostThread(host, (int) getThreadId(event));
            long time = event.getTimestamp().toNanos();
            ss.modifyAttribute(time, new EdgeStateValue(edges.size(), from, to), quark);
            ss.modifyAttribute(time + 5, (Object) null, quark);
            addMarker(event);
        }

        @Override
        protected void addMarker(ITmfEvent event) {
            ITmfStateSystemBuilder ss = Objects.requireNonNull(getStateSystemBuilder());
            int quark =
                    ss.getQuarkAbsoluteAndAdd(
                            PROCESSES,
                            Integer.toString(getProcessId(event)),
                            Long.toString(getThreadId(event)),
                            ANNOTATIONS);
            long time = event.getTimestamp().toNanos();
            ss.modifyAttribute(time, event.getName(), quark);
            ss.modifyAttribute(time + 2, (Object) null, quark);
        }

        @Override
        protected boolean considerEvent(ITmfEvent event) {
            return !event.getName().equals("noise");
        }

        @Override
        protected @Nullable ITmfStateValue functionEntry(ITmfEvent event) {
            String name = event.getName();
            return name.startsWith("enter ")
                    ? TmfStateValue.newValueString(name.substring(6))
                    : null;
        }

        @Override
        protected @Nullable ITmfStateValue functionExit(ITmfEvent event) {
            String name = event.getName();
            return name.equals("exit")
                    ? TmfStateValue.nullValue()
                    : name.startsWith("exit ")
                            ? TmfStateValue.newValueString(name.substring(5))
                            : null;
        }

        @Override
        protected int getProcessId(ITmfEvent event) {
            return (int) getThreadId(event) / 10;
        }

        @Override
        protected long getThreadId(ITmfEvent event) {
            ITmfEventField id = Objects.requireNonNull(event.getContent().getField("id"));
            return ((Number) id.getValue()).longValue();
        }
    }
}
