package org.eclipse.tracecompass.tmf.ctf.core.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A place in a trace: moved step by step, by time, by place. */
@ExtendWith(TemporaryCache.class)
class CtfTmfContextTest {

    private final CtfTmfTrace trace = new CtfTmfTrace();
    private final List<CtfTmfEvent> events = new ArrayList<>();
    private final List<ITmfLocation> places = new ArrayList<>();

    @BeforeEach
    void open() throws Exception {
        trace.initTrace(
                null,
                SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit").toString(),
                CtfTmfEvent.class);
        ITmfContext context = trace.createIterator();
        places.add(Objects.requireNonNull(context.getLocation()));
        for (CtfTmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            events.add(event);
            places.add(Objects.requireNonNull(context.getLocation()));
        }
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    private static long nanos(CtfTmfEvent event) {
        return event.getCtfEvent().nanos();
    }

    @Test
    void steppingVisitsEveryEvent() {
        CtfTmfContext context = new CtfTmfContext(trace);
        List<CtfTmfEvent> visited = new ArrayList<>();
        boolean more = context.getCurrentEvent() != null;
        while (more) {
            visited.add(Objects.requireNonNull(context.getCurrentEvent()));
            more = context.advance();
        }
        assertThat(visited).isEqualTo(events).hasSize(480);
        assertThat(context.advance()).isFalse();
        assertThat(context.getTrace()).isSameAs(trace);
    }

    @Test
    void aContextThatWasNotReadYetCanStep() {
        CtfTmfContext context = new CtfTmfContext(trace);
        assertThat(context.advance()).isTrue();
        assertThat(context.getCurrentEvent()).isEqualTo(events.get(1));
    }

    @Test
    void aTimeLeadsToTheFirstEventThatIsNotBefore() {
        CtfTmfContext context = new CtfTmfContext(trace);
        for (CtfTmfEvent event : List.of(events.get(400), events.get(3), events.get(77))) {
            assertThat(context.seek(nanos(event) - 1)).isTrue();
            CtfTmfEvent found = context.getCurrentEvent();
            assertThat(found).isNotNull();
            long expected =
                    events.stream()
                            .mapToLong(CtfTmfContextTest::nanos)
                            .filter(t -> t >= nanos(event) - 1)
                            .min()
                            .orElseThrow();
            assertThat(found == null ? 0 : nanos(found)).isEqualTo(expected);
        }
        assertThat(context.seek(nanos(events.get(479)) + 1)).isFalse();
        assertThat(context.getCurrentEvent()).isNull();
        assertThat(context.seek(0)).isTrue();
        assertThat(context.getCurrentEvent()).isEqualTo(events.get(0));
    }

    @Test
    void aPlaceLeadsBackToItsEvent() {
        CtfTmfContext context = new CtfTmfContext(trace);
        for (int i : new int[] {479, 0, 240, 241, 239}) {
            CtfLocation place = (CtfLocation) places.get(i);
            assertThat(context.seek(place.getLocationInfo())).isTrue();
            assertThat(context.getCurrentEvent()).isEqualTo(events.get(i));
            assertThat(context.getLocation()).isEqualTo(place);
            assertThat(trace.parseEvent(context)).isEqualTo(events.get(i));
            assertThat(context.getLocation()).as("after looking").isEqualTo(place);
        }
    }

    @Test
    void behindTheLastEventIsNoPlaceAndNoWayBackIsClosed() {
        CtfLocation nowhere = new CtfLocation(CtfLocation.INVALID_LOCATION);
        assertThat(places.get(480)).isEqualTo(nowhere);
        CtfTmfContext context = new CtfTmfContext(trace);
        assertThat(context.seek(CtfLocation.INVALID_LOCATION)).isFalse();
        assertThat(context.getCurrentEvent()).isNull();
        assertThat(context.advance()).isFalse();
        assertThat(context.getLocation()).isEqualTo(nowhere);
        assertThat(trace.getNext(trace.seekEvent(nowhere))).isNull();
        context.setLocation(places.get(5));
        assertThat(context.getCurrentEvent()).isEqualTo(events.get(5));
        context.setLocation(null);
        assertThat(context.getLocation()).isEqualTo(nowhere);
    }

    @Test
    void iteratorsStartWhereTheyAreToldTo() {
        CtfTmfContext context =
                (CtfTmfContext)
                        trace.createIterator(((CtfLocation) places.get(99)).getLocationInfo(), 99);
        CtfTmfContext copy = (CtfTmfContext) trace.createIteratorFromContext(context);
        assertThat(trace.getNext(context)).isEqualTo(events.get(99));
        assertThat(trace.getNext(context)).isEqualTo(events.get(100));
        assertThat(copy.getRank()).isEqualTo(99);
        CtfTmfEvent first = trace.getNext(copy);
        assertThat(first).isEqualTo(events.get(99));
        assertThat(first == null ? -1 : first.getRank()).isEqualTo(99);
        trace.disposeContext(copy);
        assertThat(trace.getNext(copy)).isNull();
    }

    @Test
    void aTraceThatIsNotOpenHasNoPlaces() {
        assertThatThrownBy(() -> new CtfTmfContext(new CtfTmfTrace()))
                .isInstanceOf(IllegalStateException.class);
    }
}
