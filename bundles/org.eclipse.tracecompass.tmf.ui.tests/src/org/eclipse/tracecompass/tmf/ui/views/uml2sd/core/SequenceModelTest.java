package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

/** The model of sequence diagrams, which needs no display. */
class SequenceModelTest {

    private final Frame frame = new Frame();
    private final Lifeline a = lifeline("a");
    private final Lifeline b = lifeline("b");
    private final Lifeline c = lifeline("c");

    private Lifeline lifeline(String name) {
        Lifeline lifeline = new Lifeline();
        lifeline.setName(name);
        frame.addLifeLine(lifeline);
        return lifeline;
    }

    private SyncMessage message(Lifeline from, Lifeline to, int event) {
        SyncMessage message = new SyncMessage();
        message.setEventOccurrence(event);
        message.setStartLifeline(from);
        message.setEndLifeline(to);
        message.setTime(TmfTimestamp.fromNanos(100L * event * event));
        frame.addMessage(message);
        return message;
    }

    @Test
    void lifelinesStandBesideEachOther() {
        assertThat(a.getIndex()).isEqualTo(1);
        assertThat(b.getX() - a.getX()).isEqualTo(Metrics.swimmingLaneWidth());
        assertThat(frame.getWidth()).isGreaterThan(c.getX() + c.getWidth() - frame.getX());
        assertThat(frame.getCloserLifeline(b.getX() + 3)).isSameAs(b);
    }

    @Test
    void messagesGoFromLifelineToLifelineAtTheirEvent() {
        SyncMessage right = message(a, b, 1);
        SyncMessage left = message(c, a, 3);
        assertThat(right.getWidth()).isEqualTo(Metrics.swimmingLaneWidth());
        assertThat(left.getWidth()).isEqualTo(-2 * Metrics.swimmingLaneWidth());
        assertThat(left.getY() - right.getY())
                .isEqualTo(2 * (Metrics.getMessageFontHeigth() + Metrics.getMessagesSpacing()));
        assertThat(frame.getHeight()).isGreaterThan(left.getY() - frame.getY());
        assertThat(frame.getNodeAt(right.getX() + 40, right.getY())).isSameAs(right);
    }

    @Test
    void automaticEventsFollowEachOther() {
        SyncMessage first = new SyncMessage();
        first.autoSetStartLifeline(a);
        first.autoSetEndLifeline(b);
        AsyncMessage second = new AsyncMessage();
        second.autoSetStartLifeline(b);
        second.autoSetEndLifeline(c);
        assertThat(first.getEventOccurrence()).isEqualTo(a.getEventOccurrence());
        assertThat(first.getEventOccurrence()).isEqualTo(1);
        assertThat(second.getStartOccurrence()).isEqualTo(2);
        assertThat(second.getEndOccurrence()).isEqualTo(1);
    }

    @Test
    void aMessageWithoutALifelineIsHalfALaneLong() {
        AsyncMessage lost = new AsyncMessage();
        lost.setStartOccurrence(1);
        lost.setStartLifeline(a);
        assertThat(lost.getWidth()).isEqualTo(Metrics.swimmingLaneWidth() / 2);
        AsyncMessage found = new AsyncMessage();
        found.setEndOccurrence(1);
        found.setEndLifeline(b);
        assertThat(found.getX()).isLessThan(b.getX() + b.getWidth() / 2);
        assertThat(found.getY()).isEqualTo(lost.getY());
    }

    @Test
    void answersAndMessagesKnowEachOther() {
        SyncMessage call = message(a, b, 1);
        SyncMessageReturn answer = new SyncMessageReturn();
        answer.setMessage(call);
        assertThat(call.getMessageReturn()).isSameAs(answer);
        assertThat(answer.getArrayId()).isNotEqualTo(call.getArrayId());
    }

    @Test
    void theFrameGoesFromMessageToMessage() {
        SyncMessage ask = message(a, b, 1);
        SyncMessage read = message(b, c, 2);
        SyncMessage data = message(c, b, 3);
        SyncMessage ask2 = message(a, b, 4);
        assertThat(frame.getCalledMessage(ask)).isSameAs(read);
        assertThat(frame.getCallerMessage(read)).isSameAs(ask);
        assertThat(frame.getNextLifelineMessage(a, ask)).isSameAs(ask2);
        assertThat(frame.getPrevLifelineMessage(a, ask2)).isSameAs(ask);
        assertThat(frame.getCalledMessage(ask2)).isNull();
        assertThat(frame.getNodeList(data, read)).containsExactly(read, data);
        assertThat(frame.getNodeList(a, read)).isEmpty();
    }

    @Test
    void timesAreBetweenTheShortestAndTheLongest() {
        message(a, b, 1);
        message(b, a, 2);
        message(a, b, 4);
        assertThat(frame.getMinTime().toNanos()).isEqualTo(300);
        assertThat(frame.getMaxTime().toNanos()).isEqualTo(1200);
        assertThat(frame.getSDMinTime().toNanos()).isEqualTo(100);
        assertThat(frame.getSDMaxTime().toNanos()).isEqualTo(1600);
        frame.setMin(TmfTimestamp.fromNanos(5));
        assertThat(frame.getMinTime().toNanos()).isEqualTo(5);
        frame.resetCustomMinMax();
        assertThat(frame.getMinTime().toNanos()).isEqualTo(300);
        ITimeRange[] bounds = new ITimeRange[2];
        assertThat(frame.findDateBounds(TmfTimestamp.fromNanos(500), bounds)).isTrue();
        assertThat(bounds[0].getStartTime().toNanos()).isEqualTo(400);
        assertThat(bounds[1].getStartTime().toNanos()).isEqualTo(1600);
        assertThat(frame.findDateBounds(TmfTimestamp.fromNanos(1601), bounds)).isFalse();
    }

    @Test
    void executionsBelongToTheirLifeline() {
        ExecutionOccurrence execution = new ExecutionOccurrence();
        execution.setStartOccurrence(2);
        execution.setEndOccurrence(9);
        execution.setStartTime(TmfTimestamp.fromNanos(7));
        b.addExecution(execution);
        assertThat(frame.getMaxEventOccurrence()).isEqualTo(9);
        assertThat(frame.hasTimeInfo()).isTrue();
        assertThat(execution.getName()).isEqualTo("b");
        assertThat(frame.getFirstExecution(b)).isSameAs(execution);
        assertThat(frame.getNextExecOccurrence(execution)).isNull();
        assertThat(b.getNodeAt(execution.getX() + 2, execution.getY() + 2)).isSameAs(execution);
        SyncMessage into = message(a, b, 3);
        assertThat(into.getX() + into.getWidth()).isEqualTo(execution.getX());
    }

    @Test
    void lifelinesAreMoved() {
        frame.insertLifelineAfter(a, c);
        assertThat(names()).containsExactly("b", "c", "a");
        frame.insertLifelineBefore(a, c);
        assertThat(names()).containsExactly("b", "a", "c");
        frame.reorder(List.<Object>of((Object) new Lifeline[] {b, null}));
        assertThat(names()).containsExactly("a", "c", "b");
        assertThat(b.getIndex()).isEqualTo(3);
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < frame.lifeLinesCount(); i++) {
            names.add(frame.getLifeline(i).getName());
        }
        return names;
    }

    @Property(tries = 100)
    void messagesAreInTheOrderOfTheirEvents(
            @ForAll @Size(min = 1, max = 30) List<@IntRange(min = 1, max = 100) Integer> events) {
        SequenceModelTest fresh = new SequenceModelTest();
        events.forEach(event -> fresh.message(fresh.a, fresh.b, event));
        fresh.frame.updateIndex(0, 0, 10_000, 1_000_000);
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < fresh.frame.syncMessageCount(); i++) {
            found.add(fresh.frame.getSyncMessage(i).getEventOccurrence());
        }
        assertThat(found).isEqualTo(events.stream().sorted().toList());
    }
}
