package org.eclipse.tracecompass.tmf.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.CtfEnumPair;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** CTF traces as the framework sees them. */
@ExtendWith(TemporaryCache.class)
class CtfTmfTraceTest {

    private static final long KERNEL_EVENTS = 66357;

    private CtfTmfTrace trace = new CtfTmfTrace();

    @TempDir Path folder = Path.of("");

    @AfterEach
    void dispose() {
        trace.dispose();
    }

    private void open(Path path) throws TmfTraceException {
        trace.initTrace(null, path.toString(), CtfTmfEvent.class);
    }

    private void openKernel() throws TmfTraceException {
        open(SharedTraces.demo("k-alpha/s1/kernel"));
    }

    private void openUst() throws TmfTraceException {
        open(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"));
    }

    private static ITmfEventField field(ITmfEvent event, String... path) {
        return Objects.requireNonNull(
                event.getContent().getField(path), () -> String.join("/", path));
    }

    private List<ITmfEvent> events(int count) {
        List<ITmfEvent> events = new ArrayList<>();
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context);
                event != null && events.size() < count;
                event = trace.getNext(context)) {
            events.add(event);
        }
        return events;
    }

    @Test
    void toGoToALocationReadsWhatIsThereAndNothingElse() throws Exception {
        openKernel();
        ITmfContext far = trace.seekEvent(50_000L);
        CtfLocation location = (CtfLocation) Objects.requireNonNull(far.getLocation());
        long before = trace.getCtfTrace().bytesRead();
        CtfReader reader = trace.getCtfTrace().newReader(true);
        reader.seek(
                location.getLocationInfo().getTimestamp(), location.getLocationInfo().getIndex());
        reader.advance();
        long needed = trace.getCtfTrace().bytesRead() - before;

        ITmfContext context = trace.seekEvent(location);
        assertThat(trace.getCtfTrace().bytesRead() - before - needed).isEqualTo(needed);
        assertThat(context.getLocation()).isEqualTo(location);
        assertThat(trace.getNext(context)).isEqualTo(trace.getNext(far));
    }

    @Test
    void aRequestGetsAllEventsInTheOrderOfTime() throws Exception {
        openKernel();
        Map<String, Integer> counts = new HashMap<>();
        long[] last = {Long.MIN_VALUE, 0};
        TmfEventRequest request =
                new TmfEventRequest(
                        ITmfEvent.class,
                        TmfTimeRange.ETERNITY,
                        0,
                        ITmfEventRequest.ALL_DATA,
                        ITmfEventRequest.ExecutionType.FOREGROUND) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        super.handleData(event);
                        counts.merge(event.getName(), 1, Integer::sum);
                        long time = event.getTimestamp().toNanos();
                        assertThat(time).isGreaterThanOrEqualTo(last[0]);
                        last[0] = time;
                        last[1]++;
                    }
                };
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(last[1]).isEqualTo(KERNEL_EVENTS);
        assertThat(trace.getNbEvents()).isEqualTo(KERNEL_EVENTS);
        assertThat(counts)
                .containsEntry(
                        "timer_hrtimer_expire_entry", counts.get("timer_hrtimer_expire_exit"));
    }

    @Test
    void startAndEndAreKnownWithoutReadingTheTrace() throws Exception {
        openKernel();
        assertThat(trace.getStartTime().toNanos()).isEqualTo(1795215650324257119L);
        assertThat(trace.readStart()).isEqualTo(trace.getStartTime());
        assertThat(trace.readEnd()).isEqualTo(trace.getEndTime());
        List<ITmfEvent> all = events(Integer.MAX_VALUE);
        assertThat(all.get(all.size() - 1).getTimestamp()).isEqualTo(trace.readEnd());
    }

    @Test
    void fieldsAreReadByHandleAndByName() throws Exception {
        openKernel();
        TmfField nextTid = TmfField.of("next_tid");
        TmfField nextComm = TmfField.of("next_comm");
        int switches = 0;
        for (ITmfEvent event : events(20000)) {
            boolean isSwitch = event.getName().equals("sched_switch");
            assertThat(nextTid.isIn(event)).isEqualTo(isSwitch);
            if (isSwitch) {
                switches++;
                Object byName = field(event, "next_tid").getValue();
                assertThat(nextTid.asLong(event, -7)).isEqualTo(byName);
                assertThat(nextComm.asString(event))
                        .isEqualTo(field(event, "next_comm").getValue());
            }
        }
        assertThat(switches).isPositive();
    }

    @Test
    void everyHandleGivesWhatTheContentGives() throws Exception {
        openUst();
        List<ITmfEvent> all = events(Integer.MAX_VALUE);
        assertThat(all).isNotEmpty();
        for (ITmfEvent event : all) {
            for (String name : event.getContent().getFieldNames()) {
                Object value = field(event, name).getValue();
                TmfField field = TmfField.of(name);
                assertThat(field.get(event)).as(name).isEqualTo(value);
                if (value instanceof Long number) {
                    assertThat(field.asLong(event, number + 1)).isEqualTo(number);
                }
            }
            assertThat(event.getType().getFieldNames())
                    .containsExactlyElementsOf(event.getContent().getFieldNames());
        }
    }

    @Test
    void contextsAreFieldsAndAspects() throws Exception {
        openUst();
        ITmfEvent event = events(1).get(0);
        Object vtid = field(event, "context._vtid").getValue();
        assertThat(TmfField.of("context._vtid").get(event)).isEqualTo(vtid).isNotNull();
        Map<String, String> columns =
                StreamSupport.stream(trace.getEventAspects().spliterator(), false)
                        .filter(aspect -> aspect.resolve(event) != null)
                        .collect(
                                Collectors.toMap(
                                        ITmfEventAspect::getName,
                                        a -> String.valueOf(a.resolve(event))));
        assertThat(columns)
                .containsEntry("vtid", String.valueOf(vtid))
                .containsKeys("CPU", "Channel");
    }

    @Test
    void anEventClassHasOneType() throws Exception {
        openUst();
        Map<String, Object> types = new HashMap<>();
        for (ITmfEvent event : events(Integer.MAX_VALUE)) {
            Object first = types.putIfAbsent(event.getName(), event.getType());
            assertThat(first == null || first == event.getType()).isTrue();
        }
        assertThat(trace.getContainedEventTypes())
                .extracting(CtfTmfEventType::getName)
                .containsAll(types.keySet());
    }

    @Test
    void seekingARankGivesTheEventOfThatRank() throws Exception {
        openKernel();
        trace.indexTrace(true);
        List<ITmfEvent> all = events(Integer.MAX_VALUE);
        for (long rank : new long[] {0, 1, 4999, 5000, 5001, 33333, KERNEL_EVENTS - 1}) {
            ITmfContext context = trace.seekEvent(rank);
            assertThat(context.getRank()).isEqualTo(rank);
            ITmfEvent event = Objects.requireNonNull(trace.getNext(context));
            assertThat(event).isEqualTo(all.get((int) rank));
            assertThat(event.getRank()).isEqualTo(rank);
        }
        assertThat(trace.getNext(trace.seekEvent(KERNEL_EVENTS))).isNull();
    }

    @Test
    void seekingATimeGivesTheFirstEventNotBeforeIt() throws Exception {
        openKernel();
        trace.indexTrace(true);
        List<ITmfEvent> all = events(Integer.MAX_VALUE);
        assertThat(all).hasSizeGreaterThan(7919);
        for (int i = 0; i < all.size(); i += 7919) {
            long time = all.get(i).getTimestamp().toNanos();
            for (long wanted : new long[] {time - 1, time, time + 1}) {
                int expected = 0;
                while (all.get(expected).getTimestamp().toNanos() < wanted) {
                    expected++;
                }
                ITmfContext context = trace.seekEvent(TmfTimestamp.fromNanos(wanted));
                assertThat(context.getRank()).isEqualTo(expected);
                assertThat(trace.getNext(context)).isEqualTo(all.get(expected));
            }
        }
    }

    @Test
    void aLocationSurvivesBeingStored() throws Exception {
        openKernel();
        ITmfContext context = trace.seekEvent(0L);
        for (int i = 0; i < 1234; i++) {
            trace.getNext(context);
        }
        ByteBuffer stored = ByteBuffer.allocate(100);
        ITmfLocation location = Objects.requireNonNull(context.getLocation());
        location.serialize(stored);
        ITmfLocation restored = trace.restoreLocation(stored.flip());
        assertThat(restored).isEqualTo(location);
        assertThat(trace.getNext(trace.seekEvent(restored))).isEqualTo(trace.getNext(context));
        assertThat(trace.getLocationRatio(location)).isBetween(0.0, 1.0);
    }

    @Test
    void theRankBehindTheLastEventIsUnknown() throws Exception {
        openUst();
        trace.indexTrace(true);
        long count = trace.getNbEvents();
        assertThat(trace.seekEvent(count - 1).getRank()).isEqualTo(count - 1);
        assertThat(trace.seekEvent(count).getRank()).isEqualTo(ITmfContext.UNKNOWN_RANK);
        assertThat(trace.seekEvent(TmfTimestamp.BIG_CRUNCH).getRank())
                .isEqualTo(ITmfContext.UNKNOWN_RANK);
    }

    @Test
    void aTransformMovesEventsAndTheTimesThatAreSought() throws Exception {
        openUst();
        long start = trace.getStartTime().toNanos();
        ITmfEvent tenth = events(10).get(9);
        trace.setTimestampTransform(TimestampTransformFactory.createWithOffset(1000));
        assertThat(events(1).get(0).getTimestamp().toNanos()).isEqualTo(start + 1000);
        ITmfEvent sought =
                trace.getNext(
                        trace.seekEvent(
                                TmfTimestamp.fromNanos(tenth.getTimestamp().toNanos() + 1000)));
        assertThat(sought).isEqualTo(tenth);
    }

    @Test
    void aTransformThatIsSetBeforeOpeningIsUsedAndRemembered() throws Exception {
        openUst();
        long start = trace.getStartTime().toNanos();
        trace.dispose();
        trace = new CtfTmfTrace();
        trace.setTimestampTransform(TimestampTransformFactory.createWithOffset(500_000_000));
        openUst();
        assertThat(trace.readStart()).isEqualTo(TmfTimestamp.fromNanos(start + 500_000_000));
        assertThat(events(1).get(0).getTimestamp().toNanos()).isEqualTo(start + 500_000_000);
        trace.dispose();
        trace = new CtfTmfTrace();
        openUst();
        assertThat(trace.getStartTime().toNanos()).isEqualTo(start + 500_000_000);
    }

    @Test
    void lostEventsAreEventsOfTheirOwn() throws Exception {
        open(SharedTraces.trace("ctf/tc-hello-lost").resolve("hello-lost"));
        long lost = 0;
        long events = 0;
        for (ITmfEvent event : events(Integer.MAX_VALUE)) {
            if (event instanceof ITmfLostEvent some) {
                lost += some.getNbLostEvents();
                assertThat(some.getTimeRange().getStartTime()).isEqualTo(event.getTimestamp());
                assertThat(TmfField.of("Lost events").get(event)).isEqualTo(some.getNbLostEvents());
                assertThat(TmfField.of("other").isIn(event)).isFalse();
                assertThat(field(event, "Lost events").getValue())
                        .isEqualTo(some.getNbLostEvents());
            } else {
                events++;
            }
        }
        assertThat(lost).isEqualTo(967700);
        assertThat(events).isEqualTo(32300);
    }

    @Test
    void lostEventsBeginAtTheLastEventBeforeThem() throws Exception {
        open(SharedTraces.trace("ctf/tc-hello-lost").resolve("hello-lost"));
        List<ITmfEvent> events = events(Integer.MAX_VALUE);
        assertLost(events.get(190), 859, 1376592664828900165L, 502911);
        assertLost(events.get(229), 488, 1376592664829477058L, 347456);
        long previous = Long.MIN_VALUE;
        for (ITmfEvent event : events) {
            long time = event.getTimestamp().toNanos();
            assertThat(time).isGreaterThanOrEqualTo(previous);
            if (time > previous && event.getRank() % 97 == 0) {
                assertThat(trace.getNext(trace.seekEvent(event.getTimestamp()))).isEqualTo(event);
            }
            if (event instanceof ITmfLostEvent && event.getRank() % 7 == 0) {
                assertThat(trace.getNext(trace.seekEvent(event.getRank()))).isEqualTo(event);
            }
            previous = time;
        }
    }

    @Test
    void theOffsetOfTheClockIsAPropertyByWhichExperimentsAlignTheTracesOfAHost() throws Exception {
        List<CtfTmfTrace> parts = new ArrayList<>();
        for (String part : List.of("kernel", "ust/uid/0/64-bit")) {
            trace = new CtfTmfTrace();
            open(SharedTraces.demo("k-alpha/s1").resolve(part));
            parts.add(trace);
        }
        assertThat(parts)
                .extracting(part -> part.getProperties().get("clock_offset"))
                .containsExactly("1795215601828184224", "1795215601828180479");
        List<Long> starts = parts.stream().map(part -> part.getStartTime().toNanos()).toList();
        TmfExperiment experiment =
                new TmfExperiment(
                        CtfTmfEvent.class, "alpha", parts.toArray(new ITmfTrace[0]), 5000, null);
        assertThat(parts.stream().map(part -> part.getStartTime().toNanos()))
                .containsExactly(starts.get(0) - 1873, starts.get(1) + 1872);
        assertThat(events(1).get(0).getTimestamp().toNanos()).isEqualTo(starts.get(1) + 1872);
        experiment.dispose();
    }

    private static void assertLost(ITmfEvent event, long count, long start, long duration) {
        assertThat(event)
                .isInstanceOfSatisfying(
                        ITmfLostEvent.class,
                        lost -> {
                            assertThat(lost.getNbLostEvents()).isEqualTo(count);
                            assertThat(lost.getTimestamp().toNanos()).isEqualTo(start);
                            assertThat(lost.getTimeRange().getEndTime().toNanos())
                                    .isEqualTo(start + duration);
                        });
    }

    @Test
    void fieldsKeepLabelsBasesAndArrays() throws Exception {
        open(SharedTraces.trace("ctf/gen-ust-app").resolve("ust-app/ust/uid/0/64-bit"));
        ITmfEvent start =
                events(200).stream()
                        .filter(e -> e.getName().equals("demo:job_start"))
                        .findFirst()
                        .orElseThrow();
        assertThat(field(start, "kind").getValue()).isEqualTo(new CtfEnumPair("FIB", 0L));
        assertThat(field(start, "kind").getFormattedValue()).isEqualTo("FIB");
        ITmfEvent types =
                events(5000).stream()
                        .filter(e -> e.getName().equals("demo:types"))
                        .findFirst()
                        .orElseThrow();
        assertThat(field(types, "arr").getValue()).isEqualTo(new long[] {0, 300, -600, 900});
        assertThat(field(types, "arr").getFormattedValue()).isEqualTo("[0, 300, -600, 900]");
        assertThat(field(types, "hex").getFormattedValue()).isEqualTo("0x0");
        assertThat(field(types, "u64").getFormattedValue()).isEqualTo("18446744073709551615");
    }

    @Test
    void pathsMayLeaveOutTheOptionOfAVariant() throws Exception {
        openKernel();
        TmfField full =
                TmfField.of("network_header", "ipv4", "transport_header", "tcp", "dest_port");
        int found = 0;
        for (ITmfEvent event : events(Integer.MAX_VALUE)) {
            if (event.getName().equals("net_dev_queue") && full.asLong(event, -1) >= 0) {
                assertThat(
                                field(event, "network_header", "transport_header", "dest_port")
                                        .getValue())
                        .isEqualTo(full.asLong(event, -1));
                found++;
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void validationTellsConfidenceOrTheReason() throws Exception {
        IStatus good = trace.validate(null, SharedTraces.demo("k-alpha/s1/kernel").toString());
        assertThat(good.isOK()).isTrue();
        assertThat(((TraceValidationStatus) good).getConfidence())
                .isEqualTo(CtfTmfTrace.CONFIDENCE);
        IStatus bad = trace.validate(null, folder.toString());
        assertThat(bad.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(bad.getMessage()).contains(folder.toString()).contains("metadata");
        assertThat(((TraceValidationStatus) bad).getConfidence()).isZero();
        Files.writeString(folder.resolve("metadata"), "/* CTF 1.8 */ trace { major = ]; };");
        IStatus damaged = trace.validate(null, folder.toString());
        assertThat(damaged.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(((TraceValidationStatus) damaged).getConfidence())
                .isEqualTo(CtfTmfTrace.CONFIDENCE);
    }

    @Test
    void aFolderWithoutMetadataIsRefusedWithAReason() {
        assertThatThrownBy(() -> open(folder))
                .isInstanceOf(TmfTraceException.class)
                .hasMessageContaining("metadata");
    }

    @Test
    void kernelAndUserSpaceOfOneHostShareItsId() throws Exception {
        openKernel();
        String kernel = trace.getHostId();
        trace.dispose();
        trace = new CtfTmfTrace();
        openUst();
        assertThat(trace.getHostId()).isEqualTo(kernel).endsWith("/alpha");
        assertThat(trace.getProperties()).containsEntry("hostname", "alpha");
    }

    @Test
    void theInfoOfATraceEqualsTheOracle() throws Exception {
        openKernel();
        CtfTraceInfo info = CtfTraceInfo.of(trace.getCtfTrace());
        assertThat(info.events()).isEqualTo(KERNEL_EVENTS);
        assertThat(info.domain()).isEqualTo("kernel");
        assertThat(info.host()).isEqualTo("alpha");
        assertThat(info.tracer()).startsWith("lttng-modules 2.");
        assertThat(info.streams()).hasSize(2);
        assertThat(info.eventTypes()).hasSize(209);
        assertThat(info.firstNanos()).isEqualTo(trace.getStartTime().toNanos());
        assertThat(info.lastNanos()).isEqualTo(trace.getEndTime().toNanos());
    }
}
