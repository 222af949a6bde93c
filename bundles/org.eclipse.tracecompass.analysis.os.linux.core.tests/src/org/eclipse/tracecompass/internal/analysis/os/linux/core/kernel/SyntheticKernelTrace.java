package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Kernel events made by hand, or read from an independent reader's dump, and the history that the
 * provider makes of them. No trace reader and no analysis module is involved.
 */
public final class SyntheticKernelTrace {

    private static final Map<String, SyntheticKernelTrace> DEMOS = new HashMap<>();

    private final List<ITmfEvent> events = new ArrayList<>();
    private final Map<String, ITmfEventType> types = new HashMap<>();
    private final IKernelTrace trace;
    private final IKernelAnalysisEventLayout layout;
    private Map<KernelOddity, Long> oddities = Map.of();

    /** Makes a trace without events whose names are those of recent tracers. */
    public SyntheticKernelTrace() {
        this(RecentEventLayout.INSTANCE);
    }

    /** Makes a trace without events. */
    public SyntheticKernelTrace(IKernelAnalysisEventLayout layout) {
        this.layout = layout;
        trace =
                (IKernelTrace)
                        Proxy.newProxyInstance(
                                getClass().getClassLoader(),
                                new Class<?>[] {IKernelTrace.class},
                                (proxy, method, arguments) -> answer(method.getName()));
    }

    private @Nullable Object answer(String method) {
        return switch (method) {
            case "getKernelEventLayout" -> layout;
            case "getEventAspects" -> List.of(CpuAspect.INSTANCE);
            case "getName", "toString", "getHostId" -> "synthetic";
            case "getStartTime", "getInitialRangeOffset" ->
                    events.isEmpty() ? TmfTimestamp.ZERO : events.get(0).getTimestamp();
            case "hashCode" -> Integer.valueOf(System.identityHashCode(this));
            default -> null;
        };
    }

    /** The trace to which the events belong; it answers what providers ask, nothing else. */
    public IKernelTrace trace() {
        return trace;
    }

    /** The events so far. */
    public List<ITmfEvent> events() {
        return Collections.unmodifiableList(events);
    }

    /** What the provider counted when {@link #history} was built. */
    public Map<KernelOddity, Long> oddities() {
        return oddities;
    }

    /** Adds an event; {@code fields} are names and values in turn. */
    public SyntheticKernelTrace at(long time, int cpu, String name, Object... fields) {
        ITmfEventField[] content = new ITmfEventField[fields.length / 2];
        for (int i = 0; i < content.length; i++) {
            Object value = fields[2 * i + 1];
            content[i] =
                    new TmfEventField(
                            (String) fields[2 * i],
                            value instanceof Integer number ? Long.valueOf(number) : value,
                            null);
        }
        add(time, cpu, name, content);
        return this;
    }

    /** Adds a switch between threads; names follow from the identifiers. */
    public SyntheticKernelTrace switchTo(long time, int cpu, int prev, int state, int next) {
        return at(
                time,
                cpu,
                "sched_switch",
                "prev_comm",
                "t" + prev,
                "prev_tid",
                prev,
                "prev_prio",
                20,
                "prev_state",
                state,
                "next_comm",
                "t" + next,
                "next_tid",
                next,
                "next_prio",
                20);
    }

    private void add(long time, int cpu, String name, ITmfEventField[] content) {
        ITmfEventType type = types.computeIfAbsent(name, n -> new TmfEventType(n, root()));
        events.add(
                new KernelEvent(
                        trace,
                        time,
                        type,
                        new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, content),
                        cpu));
    }

    /** Adds that events were lost. */
    public SyntheticKernelTrace lost(long from, long to) {
        events.add(
                new TmfLostEvent(
                        trace,
                        ITmfContext.UNKNOWN_RANK,
                        TmfTimestamp.fromNanos(from),
                        types.computeIfAbsent("Lost event", n -> new TmfEventType(n, root())),
                        new TmfTimeRange(TmfTimestamp.fromNanos(from), TmfTimestamp.fromNanos(to)),
                        1));
        return this;
    }

    private static ITmfEventField root() {
        return TmfEventField.makeRoot(new String[0]);
    }

    /** Builds the history of the events, in memory. */
    public ITmfStateSystem history() {
        return history(true);
    }

    /** Builds the history of the events as if more of them were to come. */
    public ITmfStateSystem unfinishedHistory() {
        return history(false);
    }

    /** Adds the events from a number on to an unfinished history, and ends it. */
    public void goOn(ITmfStateSystemBuilder history, int from) {
        KernelStateProvider provider = new KernelStateProvider(trace, layout);
        provider.assignTargetStateSystem(history);
        events.subList(from, events.size()).forEach(provider::processEvent);
        provider.dispose();
    }

    private ITmfStateSystem history(boolean close) {
        long start = events.get(0).getTimestamp().toNanos();
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("kernel", start));
        KernelStateProvider provider = new KernelStateProvider(trace, layout);
        provider.assignTargetStateSystem(history);
        for (ITmfEvent event : events) {
            provider.processEvent(event);
        }
        if (close) {
            provider.dispose();
        } else {
            provider.waitForEmptyQueue();
        }
        Throwable failure = provider.getFailureCause();
        if (failure != null) {
            throw new AssertionError("the provider failed", failure);
        }
        oddities = provider.getOddities();
        return history;
    }

    /**
     * Builds the history by a provider that stops after some events, and one that goes on; hands it
     * over and lets it go.
     */
    void withResumedHistory(int events, Consumer<ITmfStateSystem> user) throws IOException {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend(
                                "kernel", this.events.get(0).getTimestamp().toNanos()));
        KernelStateProvider first = new KernelStateProvider(trace, layout);
        first.assignTargetStateSystem(history);
        this.events.subList(0, events).forEach(first::eventHandle);
        ByteArrayOutputStream saved = new ByteArrayOutputStream();
        first.saveState(new DataOutputStream(saved));
        KernelStateProvider second = new KernelStateProvider(trace, layout);
        second.assignTargetStateSystem(history);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved.toByteArray()));
        second.restoreState(in);
        if (in.available() > 0) {
            throw new AssertionError("more was saved than is read");
        }
        this.events.subList(events, this.events.size()).forEach(second::processEvent);
        second.dispose();
        oddities = second.getOddities();
        user.accept(history);
        first.dispose();
    }

    /**
     * Builds the history in parts.
     *
     * @param file where it is stored
     * @param parts the number of parts, 1 for none
     * @return how many parts could be joined
     */
    int store(Path file, int parts) throws IOException {
        long start = events.get(0).getTimestamp().toNanos();
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "kernel", file.toFile(), 1, start, 0));
        KernelStateProvider whole = new KernelStateProvider(trace, layout);
        whole.assignTargetStateSystem(history);
        int joined = 0;
        for (int i = 0; i < parts; i++) {
            List<ITmfEvent> some =
                    events.subList(i * events.size() / parts, (i + 1) * events.size() / parts);
            if (parts > 1 && join(whole, history, some)) {
                joined++;
            } else {
                some.forEach(whole::eventHandle);
            }
        }
        whole.done();
        oddities = whole.getOddities();
        history.closeHistory(events.get(events.size() - 1).getTimestamp().toNanos());
        whole.dispose();
        history.dispose();
        return joined;
    }

    private boolean join(
            KernelStateProvider whole, ITmfStateSystemBuilder history, List<ITmfEvent> events) {
        IHistoryPart changes = Objects.requireNonNull(StateSystemFactory.newPart(history));
        KernelStateProvider part = whole.getNewInstance();
        part.assignTargetStateSystem(changes);
        try {
            events.forEach(part::eventHandle);
            if (!StateSystemFactory.fits(history, changes) || !whole.canJoin(part)) {
                return false;
            }
            StateSystemFactory.join(history, changes);
            whole.joined(part);
            return true;
        } finally {
            part.dispose();
        }
    }

    // --- files

    /**
     * The events of a kernel trace of the demo, by an independent reader. Read once for all tests,
     * so nothing is to be added to it.
     *
     * @param name the host, alpha or beta
     */
    public static synchronized SyntheticKernelTrace ofDemo(String name) {
        return DEMOS.computeIfAbsent(
                name,
                host ->
                        new SyntheticKernelTrace()
                                .readCanonical(
                                        SharedTraces.file(
                                                "traces/oracle/gen-k-"
                                                        + host
                                                        + "-s1-kernel.canon.gz")));
    }

    /** Adds the events of a canonical dump. */
    private SyntheticKernelTrace readCanonical(Path dump) {
        try (BufferedReader reader = SharedTraces.reader(dump)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] parts = line.split("\t", -1);
                JsonElement payload = JsonParser.parseString(parts[5]);
                List<ITmfEventField> fields = new ArrayList<>();
                if (payload instanceof JsonObject object) {
                    object.entrySet().forEach(e -> fields.add(field(e.getKey(), e.getValue())));
                }
                add(
                        Long.parseLong(parts[0]),
                        parts[1].equals("-") ? -1 : Integer.parseInt(parts[1]),
                        parts[2],
                        fields.toArray(new @NonNull ITmfEventField[0]));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    private static ITmfEventField field(String name, JsonElement value) {
        if (value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber()) {
            return new TmfEventField(name, Long.valueOf(value.getAsBigInteger().longValue()), null);
        }
        return new TmfEventField(
                name, value.isJsonPrimitive() ? value.getAsString() : value.toString(), null);
    }

    /** Adds the events of a hand-written XML trace. */
    public SyntheticKernelTrace readStub(Path file) {
        NodeList events;
        try {
            events =
                    DocumentBuilderFactory.newInstance()
                            .newDocumentBuilder()
                            .parse(file.toFile())
                            .getElementsByTagName("event");
        } catch (Exception e) {
            throw new IllegalArgumentException(file.toString(), e);
        }
        for (int i = 0; i < events.getLength(); i++) {
            Element event = (Element) events.item(i);
            NodeList fields = event.getElementsByTagName("field");
            List<ITmfEventField> content = new ArrayList<>();
            int cpu = -1;
            for (int k = 0; k < fields.getLength(); k++) {
                Element field = (Element) fields.item(k);
                String value = field.getAttribute("value");
                boolean text = field.getAttribute("type").equals("string");
                if (field.getAttribute("name").equals("cpu")) {
                    cpu = Integer.parseInt(value);
                }
                content.add(
                        new TmfEventField(
                                field.getAttribute("name"),
                                text ? value : Long.valueOf(value),
                                null));
            }
            add(
                    Long.parseLong(event.getAttribute("timestamp")),
                    cpu,
                    event.getAttribute("name"),
                    content.toArray(new @NonNull ITmfEventField[0]));
        }
        return this;
    }

    /** An event that knows its CPU. */
    public static final class KernelEvent extends TmfEvent {

        private final int cpu;

        KernelEvent(
                IKernelTrace trace,
                long time,
                ITmfEventType type,
                ITmfEventField content,
                int cpu) {
            super(trace, ITmfContext.UNKNOWN_RANK, TmfTimestamp.fromNanos(time), type, content);
            this.cpu = cpu;
        }

        /** The same event in another trace. */
        KernelEvent in(IKernelTrace trace) {
            return new KernelEvent(trace, getTimestamp().toNanos(), getType(), getContent(), cpu);
        }
    }

    /** Tells the CPU of {@link KernelEvent}s. */
    public static final class CpuAspect extends TmfCpuAspect {

        /** The one instance. */
        public static final CpuAspect INSTANCE = new CpuAspect();

        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            return event instanceof KernelEvent kernel && kernel.cpu >= 0
                    ? Integer.valueOf(kernel.cpu)
                    : null;
        }
    }
}
