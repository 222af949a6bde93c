package org.eclipse.tracecompass.tmf.core.uml2sd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

class SequenceDiagramEventTest {

    private static ITmfEvent event(long time) {
        return new TmfEvent(null, 0, TmfTimestamp.fromNanos(time), null, null);
    }

    @NonNullByDefault({})
    private static <T> T nothing() {
        return null;
    }

    @Test
    void aMessageHasAllItsParts() {
        ITmfEvent event = event(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfSyncSequenceDiagramEvent(nothing(), "a", "b", "m"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfSyncSequenceDiagramEvent(event, nothing(), "b", "m"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfSyncSequenceDiagramEvent(event, "a", nothing(), "m"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfSyncSequenceDiagramEvent(event, "a", "b", nothing()));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new TmfAsyncSequenceDiagramEvent(event, nothing(), "a", "b", "m"));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new TmfAsyncSequenceDiagramEvent(nothing(), event, "a", "b", "m"));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new TmfAsyncSequenceDiagramEvent(event, event, nothing(), "b", "m"));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new TmfAsyncSequenceDiagramEvent(event, event, "a", nothing(), "m"));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new TmfAsyncSequenceDiagramEvent(event, event, "a", "b", nothing()));
    }

    @Test
    void itsTimesAreThoseOfItsEvents() {
        TmfAsyncSequenceDiagramEvent message =
                new TmfAsyncSequenceDiagramEvent(event(1), event(2), "a", "b", "m");
        assertThat(message.getStartTime()).isEqualTo(TmfTimestamp.fromNanos(1));
        assertThat(message.getEndTime()).isEqualTo(TmfTimestamp.fromNanos(2));
        assertThat(message.getSender() + message.getReceiver() + message.getName())
                .isEqualTo("abm");
    }
}
