package org.eclipse.tracecompass.tmf.core.event.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace.Message;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Causes find their effects, each at most once, whichever is seen first. */
@ExtendWith(TemporaryCache.class)
class TmfEventMatchingTest {

    private final List<ITmfTrace> traces = new ArrayList<>();

    private static final class Collector extends TmfEventMatches {
        private final List<String> found = new ArrayList<>();

        @Override
        public void addMatch(TmfEventDependency match) {
            super.addMatch(match);
            found.add(
                    match.getSource().getTimestamp().toNanos()
                            + "->"
                            + match.getDestination().getTimestamp().toNanos());
        }
    }

    @BeforeEach
    void begin() {
        TmfEventMatching.registerMatchObject(MessageTrace.DEFINITION);
    }

    @AfterEach
    void end() {
        TmfEventMatching.unregisterMatchObject(MessageTrace.DEFINITION);
        traces.forEach(ITmfTrace::dispose);
    }

    private void trace(String host, Message... messages) {
        traces.add(new MessageTrace("trace" + traces.size(), host, List.of(messages)));
    }

    private static Message out(long time, long id) {
        return new Message(time, true, id);
    }

    private static Message in(long time, long id) {
        return new Message(time, false, id);
    }

    @Test
    void anEffectOfAnotherHostMayBeSeenFirst() {
        trace("a", out(100, 1), in(120, 2));
        trace("b", in(10, 1), out(15, 2));
        Collector found = new Collector();
        assertThat(new TmfEventMatching(traces, found).matchEvents()).isTrue();
        assertThat(found.found).containsExactly("100->10", "15->120");
    }

    @Test
    void onOneHostACauseComesBeforeItsEffect() {
        trace("a", out(10, 1), in(20, 1), in(30, 2), out(40, 2), out(50, 3));
        trace("a", in(50, 3));
        Collector found = new Collector();
        TmfEventMatching matching = new TmfEventMatching(traces, found);
        matching.matchEvents();
        assertThat(found.found).containsExactly("10->20", "50->50");
        assertThat(matching.getStatistics().unmatched()).isEqualTo(2);
        assertThat(matching.getUnmatchedIn().size()).isEqualTo(1);
        assertThat(matching.getUnmatchedOut().size()).isEqualTo(1);
    }

    @Test
    void theFirstOfSeveralIsKeptWhileItWaits() {
        trace("a", out(10, 1), out(20, 1), out(40, 1));
        trace("b", in(30, 1), in(50, 1));
        Collector found = new Collector();
        TmfEventMatching matching = new TmfEventMatching(traces, found);
        matching.matchEvents();
        assertThat(found.found).containsExactly("10->30", "40->50");
        assertThat(matching.getStatistics().duplicates()).isEqualTo(1);
    }

    @Test
    void theOrderOfTheTracesDoesNotMatter() {
        trace("a", out(1, 1), in(7, 2));
        trace("b", in(3, 1), out(5, 2), out(6, 3));
        trace("c", in(2, 3));
        Collector one = new Collector();
        Collector other = new Collector();
        new TmfEventMatching(traces, one).matchEvents();
        new TmfEventMatching(new ArrayList<>(traces.reversed()), other).matchEvents();
        assertThat(one.found).hasSize(3).isEqualTo(other.found);
    }

    @Test
    void aMatchedEventCanBeReadAgain() {
        trace("a", out(1, 1));
        trace("b", out(2, 9), in(3, 1));
        List<String> names = new ArrayList<>();
        new TmfEventMatching(
                        traces,
                        new TmfEventMatches() {
                            @Override
                            public void addMatch(TmfEventDependency match) {
                                names.add(match.getSourceEvent().getName());
                                names.add(match.getDestinationEvent().getName());
                            }
                        })
                .matchEvents();
        assertThat(names).containsExactly("message:out", "message:in");
    }

    @Test
    void hostsThatNeverTalkDoNotFillTheMemory() {
        List<Message> a = new ArrayList<>();
        List<Message> b = new ArrayList<>();
        List<Message> c = new ArrayList<>();
        for (int i = 0; i < 200_000; i++) {
            a.add(out(i * 10L, i));
            b.add(out(i * 10L + 1, 1_000_000 + i));
            c.add(out(i * 10L + 2, 2_000_000 + i));
        }
        // a and b talk all the time, c talks to a, late.
        for (int i = 0; i < 200_000; i += 100) {
            b.add(in(i * 10L + 5, i));
        }
        for (int i = 150_000; i < 200_000; i++) {
            c.add(in(i * 10L + 5, i));
        }
        trace("a", a.toArray(new Message[0]));
        trace("b", b.toArray(new Message[0]));
        trace("c", c.toArray(new Message[0]));
        Collector found = new Collector();
        TmfEventMatching matching = new TmfEventMatching(traces, found);
        matching.matchEvents();
        // Where both b and c receive a message of a, one of them finds it.
        assertThat(found.countMatches()).isEqualTo(2000 + 50_000 - 500);
        MatchStatistics statistics = matching.getStatistics();
        assertThat(statistics.waitingCauses() + statistics.waitingEffects())
                .isLessThan(2L * WaitingLimit.CAP);
        assertThat(statistics.expired()).isPositive();
    }

    @Test
    void withoutTracesNothingIsMatched() {
        assertThat(new TmfEventMatching(List.of()).matchEvents()).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfEventMatching(List.of(), null));
    }

    @Test
    void aCancelledMatchingSaysSo() {
        Message[] messages = new Message[5000];
        for (int i = 0; i < messages.length; i++) {
            messages[i] = out(i, i);
        }
        trace("a", messages);
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        TmfEventMatching matching = new TmfEventMatching(traces);
        assertThat(matching.matchEvents(monitor)).isFalse();
        assertThat(matching.getStatistics().causes()).isLessThan(5000);
    }

    @Test
    void aRuleThatIsNoneIsRefusedWithTheReason() {
        assertThat(FieldMatchDefinition.parse(" a:b( x ,y)->c:d(z, w/v) "))
                .hasToString("a:b(x, y) -> c:d(z, w/v)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FieldMatchDefinition.parse("a(x) -> b(y, z)"))
                .withMessageContaining("as many");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FieldMatchDefinition.parse("a -> b"))
                .withMessageContaining("a -> b");
    }

    private static IEventMatchingKey key(String event, Object value) {
        ITmfEventField content =
                new TmfEventField(
                        ITmfEventField.ROOT_FIELD_ID,
                        null,
                        new ITmfEventField[] {new TmfEventField("id", value, null)});
        return Objects.requireNonNull(
                MessageTrace.DEFINITION.getEventKey(
                        new TmfEvent(null, 0, null, new TmfEventType(event, null), content)));
    }

    @Test
    void numbersAreEqualAsNumbersWhateverTheirClassIs() {
        assertThat(key("message:out", 1.2)).isEqualTo(key("message:in", 1.2)).hasToString("[1.2]");
        assertThat(key("message:out", 1.2)).isNotEqualTo(key("message:in", 1.7));
        assertThat(key("message:out", 1.2)).isNotEqualTo(key("message:in", "1.2"));
        assertThat(key("message:out", 0.5f)).isEqualTo(key("message:in", new BigDecimal("0.50")));
        assertThat(key("message:out", -0.0)).isEqualTo(key("message:in", 0)).hasToString("[0]");
        assertThat(key("message:out", 3.0)).isEqualTo(key("message:in", 3L)).hasToString("[3]");
        assertThat(key("message:out", 1e19)).isNotEqualTo(key("message:in", Long.MAX_VALUE));
        assertThat(key("message:out", Double.NaN)).isNotEqualTo(key("message:in", 0));
    }
}
