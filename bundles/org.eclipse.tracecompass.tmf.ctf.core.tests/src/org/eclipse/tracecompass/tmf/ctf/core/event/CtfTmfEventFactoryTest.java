package org.eclipse.tracecompass.tmf.ctf.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A trace type can have events of a class of its own. */
@ExtendWith(TemporaryCache.class)
class CtfTmfEventFactoryTest {

    private static final int LOST_TRACE_EVENTS = 1000;

    /** As plug-ins write it. */
    private static final class OwnEvent extends CtfTmfEvent {

        OwnEvent(
                CtfTmfTrace trace,
                ITmfTimestamp timestamp,
                String channel,
                int cpu,
                IEventDeclaration declaration,
                IEventDefinition definition) {
            super(
                    trace,
                    ITmfContext.UNKNOWN_RANK,
                    timestamp,
                    channel,
                    cpu,
                    declaration,
                    definition);
        }
    }

    private static final class OwnFactory extends CtfTmfEventFactory {

        private int lost;

        @Override
        public CtfTmfEvent createEvent(
                CtfTmfTrace trace, IEventDefinition eventDef, @Nullable String fileName) {
            IEventDeclaration declaration = eventDef.getDeclaration();
            if (declaration.getName().equals("Lost event")) {
                lost++;
                return super.createEvent(trace, eventDef, fileName);
            }
            return new OwnEvent(
                    trace,
                    trace.createTimestamp(trace.timestampCyclesToNanos(eventDef.getTimestamp())),
                    fileName == null ? NO_STREAM : fileName,
                    eventDef.getCPU(),
                    declaration,
                    eventDef);
        }
    }

    private static final class OwnTrace extends CtfTmfTrace {
        OwnTrace(CtfTmfEventFactory factory) {
            super(factory);
        }
    }

    private static List<CtfTmfEvent> events(CtfTmfTrace trace) throws Exception {
        trace.initTrace(
                null,
                SharedTraces.trace("ctf/gen-ust18-lost")
                        .resolve("ust18-lost/ust/uid/0/64-bit")
                        .toString(),
                CtfTmfEvent.class);
        List<CtfTmfEvent> events = new ArrayList<>();
        ITmfContext context = trace.seekEvent(0L);
        for (CtfTmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            events.add(event);
        }
        return events;
    }

    @Test
    void eventsOfAnotherClassKnowAllThatPlainEventsKnow() throws Exception {
        CtfTmfTrace trace = new CtfTmfTrace();
        OwnFactory factory = new OwnFactory();
        OwnTrace ownTrace = new OwnTrace(factory);
        List<CtfTmfEvent> plain = events(trace);
        List<CtfTmfEvent> own = events(ownTrace);
        assertThat(ownTrace.getEventFactory()).isSameAs(factory);
        assertThat(own).hasSameSizeAs(plain).hasSizeGreaterThan(LOST_TRACE_EVENTS);
        TmfField[] fields = {TmfField.of("context._vtid"), TmfField.of("i")};
        int lost = 0;
        for (int i = 0; i < own.size(); i++) {
            CtfTmfEvent mine = own.get(i);
            CtfTmfEvent expected = plain.get(i);
            if (mine instanceof ITmfLostEvent loss && expected instanceof ITmfLostEvent theirs) {
                lost++;
                assertThat(loss.getNbLostEvents()).isEqualTo(theirs.getNbLostEvents());
                assertThat(loss.getTimeRange()).isEqualTo(theirs.getTimeRange());
            } else {
                assertThat(mine).isInstanceOf(OwnEvent.class);
            }
            assertThat(mine.getRank()).isEqualTo(i).isEqualTo(expected.getRank());
            assertThat(mine.getTimestamp()).isEqualTo(expected.getTimestamp());
            assertThat(mine.getChannel()).isEqualTo(expected.getChannel());
            assertThat(mine.getCPU()).isEqualTo(expected.getCPU());
            assertThat(mine.getName()).isEqualTo(expected.getName());
            assertThat(mine.getContent()).hasToString(expected.getContent().toString());
            assertThat(mine.listCustomAttributes()).isEqualTo(expected.listCustomAttributes());
            for (TmfField field : fields) {
                assertThat(field.get(mine)).isEqualTo(field.get(expected));
            }
        }
        assertThat(lost).isPositive().isEqualTo(factory.lost);
        trace.dispose();
        ownTrace.dispose();
    }

    @Test
    void theUsualFactoryMakesPlainEventsFromADefinition() throws Exception {
        CtfTmfTrace trace = new CtfTmfTrace();
        for (CtfTmfEvent event : events(trace).subList(0, 100)) {
            CtfTmfEvent made =
                    CtfTmfEventFactory.instance()
                            .createEvent(trace, event.getCtfEvent(), event.getChannel());
            assertThat(made).isEqualTo(event);
            assertThat(made.getTimestamp()).isEqualTo(event.getTimestamp());
            assertThat(made.getRank()).isEqualTo(ITmfContext.UNKNOWN_RANK);
        }
        trace.dispose();
    }

    /** Hides that an event is of our reader, as an event of another one. */
    private static IEventDefinition foreign(IEventDefinition event) {
        return (IEventDefinition)
                Proxy.newProxyInstance(
                        IEventDefinition.class.getClassLoader(),
                        new Class<?>[] {IEventDefinition.class},
                        (proxy, method, arguments) -> method.invoke(event, arguments));
    }

    private static @Nullable Object value(CtfTmfEvent event, String name) {
        return event.getContent().getFieldValue(Object.class, name);
    }

    @Test
    void eventsOfAnotherReaderHaveTheSameContent() throws Exception {
        CtfTmfTrace trace = new CtfTmfTrace();
        int lost = 0;
        for (CtfTmfEvent event : events(trace)) {
            CtfTmfEvent made =
                    CtfTmfEventFactory.instance()
                            .createEvent(trace, foreign(event.getCtfEvent()), event.getChannel());
            assertThat(made.getTimestamp()).isEqualTo(event.getTimestamp());
            assertThat(made.getName()).isEqualTo(event.getName());
            assertThat(made.getUnscaledTime()).isEqualTo(event.getUnscaledTime());
            assertThat(made.getPacketAttributes()).isEqualTo(event.getPacketAttributes());
            for (String name : event.getContent().getFieldNames()) {
                assertThat(value(made, name)).as(name).isEqualTo(value(event, name));
            }
            if (made instanceof ITmfLostEvent loss && event instanceof ITmfLostEvent expected) {
                lost++;
                assertThat(loss.getNbLostEvents()).isEqualTo(expected.getNbLostEvents());
                assertThat(loss.getTimeRange()).isEqualTo(expected.getTimeRange());
            } else {
                assertThat(made.getStreamId())
                        .isEqualTo(event.getStreamId())
                        .isEqualTo(event.getCtfEvent().getDeclaration().getStream().getId());
            }
        }
        assertThat(lost).isPositive();
        trace.dispose();
    }

    @Test
    void anEventThatStandsForNoneHasNothing() {
        CtfTmfTrace trace = new CtfTmfTrace();
        CtfTmfEvent none = CtfTmfEventFactory.getNullEvent(trace);
        assertThat(none.getTrace()).isSameAs(trace);
        assertThat(none.getTimestamp()).isEqualTo(TmfTimestamp.ZERO);
        assertThat(none.getCPU()).isEqualTo(-1);
        assertThat(none.getChannel()).isEqualTo("No stream");
        assertThat(none.getContent().getFields()).isEmpty();
        assertThat(none.listCustomAttributes()).isEmpty();
        assertThat(none.getPacketAttributes()).isEmpty();
        assertThat(none.getCallsite()).isNull();
        assertThat(none.getModelUri()).isNull();
        assertThat(none).isEqualTo(none).isNotEqualTo(CtfTmfEventFactory.getNullEvent(trace));
        assertThat(new CtfTmfEvent().getName()).isEqualTo(none.getName());
    }
}
