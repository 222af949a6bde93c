package org.eclipse.tracecompass.tmf.ui.widgets.rawviewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.ui.widgets.rawviewer.RawEventLines.Position;
import org.junit.jupiter.api.Test;

/** Ten events; those with odd ranks have three lines. */
@NonNullByDefault({})
class RawEventLinesTest {

    private final Set<Long> unread = new HashSet<>();
    private long size = 10;
    private ITmfEventField special;
    private final RawEventLines lines =
            new RawEventLines(() -> size, rank -> unread.contains(rank) ? null : event(rank));

    private TmfEvent event(long rank) {
        String text = rank % 2 == 0 ? "e" + rank : "o" + rank + "\r\nsecond\nthird\n";
        ITmfEventField content =
                special != null
                        ? special
                        : new TmfEventField(ITmfEventField.ROOT_FIELD_ID, text, null);
        return new TmfEvent(null, rank, null, null, content);
    }

    private static Position at(long rank, int line) {
        return new Position(rank, line);
    }

    @Test
    void anEventHasTheLinesOfItsText() {
        assertThat(lines.of(4)).containsExactly("e4");
        assertThat(lines.of(5)).containsExactly("o5", "second", "third");
    }

    @Test
    void fieldsAreShownIfThereIsNoText() {
        ITmfEventField[] fields = {new TmfEventField("cpu", 3, null)};
        special = new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, fields);
        assertThat(lines.of(0)).containsExactly("cpu=3");
    }

    @Test
    void anEmptyTextIsOneLine() {
        special = new TmfEventField(ITmfEventField.ROOT_FIELD_ID, "", null);
        assertThat(lines.of(0)).containsExactly("");
    }

    @Test
    void aContentThatCannotBeReadIsReplacedByItsProblem() {
        special =
                new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, null) {
                    @Override
                    public Object getValue() {
                        throw new IllegalStateException("broken field");
                    }
                };
        assertThat(lines.of(0)).containsExactly("broken field");
    }

    @Test
    void anEventThatIsNotReadIsAskedForAgain() {
        unread.add(5L);
        assertThat(lines.of(5)).containsExactly(RawEventLines.UNREAD);
        unread.clear();
        assertThat(lines.of(5)).hasSize(3);
    }

    @Test
    void anotherTraceHasOtherTexts() {
        assertThat(lines.of(0)).containsExactly("e0");
        special = new TmfEventField(ITmfEventField.ROOT_FIELD_ID, "other", null);
        lines.clear();
        assertThat(lines.of(0)).containsExactly("other");
    }

    @Test
    void movesCountLinesOfEvents() {
        assertThat(lines.move(at(0, 0), 2)).isEqualTo(at(1, 1));
        assertThat(lines.move(at(1, 1), 3)).isEqualTo(at(3, 0));
        assertThat(lines.move(at(3, 0), -3)).isEqualTo(at(1, 1));
        assertThat(lines.move(at(3, 2), -2)).isEqualTo(at(3, 0));
        assertThat(lines.move(at(3, 2), 0)).isEqualTo(at(3, 2));
    }

    @Test
    void movesStopAtBothEnds() {
        assertThat(lines.move(at(1, 2), -100)).isEqualTo(at(0, 0));
        assertThat(lines.move(at(8, 0), 100)).isEqualTo(at(9, 2));
    }

    @Test
    void asManyLinesAreVisitedAsFit() {
        List<String> seen = new ArrayList<>();
        lines.visit(at(1, 1), 4, (rank, line) -> seen.add(rank + " " + line));
        assertThat(seen).containsExactly("1 second", "1 third", "2 e2", "3 o3");
        seen.clear();
        lines.visit(at(8, 0), 100, (rank, line) -> seen.add(rank + " " + line));
        assertThat(seen).containsExactly("8 e8", "9 o9", "9 second", "9 third");
    }

    @Test
    void theLastLineIsAtTheBottom() {
        assertThat(lines.bottom(1)).isEqualTo(at(9, 2));
        assertThat(lines.bottom(5)).isEqualTo(at(7, 2));
        assertThat(lines.bottom(1000)).isEqualTo(at(0, 0));
        size = 0;
        assertThat(lines.bottom(5)).isEqualTo(at(0, 0));
    }

    @Test
    void anEventIsRevealedByTheShortestWay() {
        assertThat(lines.reveal(3, at(2, 0), 4)).isEqualTo(at(2, 0));
        assertThat(lines.reveal(3, at(3, 1), 4)).isEqualTo(at(3, 0));
        assertThat(lines.reveal(3, at(1, 0), 4)).isEqualTo(at(2, 0));
        assertThat(lines.reveal(9, at(0, 0), 4)).isEqualTo(at(8, 0));
    }

    @Test
    void anEventWithMoreLinesThanFitStartsAtTheTop() {
        assertThat(lines.reveal(3, at(0, 0), 2)).isEqualTo(at(3, 0));
    }
}
