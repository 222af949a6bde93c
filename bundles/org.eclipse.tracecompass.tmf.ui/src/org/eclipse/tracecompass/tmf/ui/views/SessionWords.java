package org.eclipse.tracecompass.tmf.ui.views;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The messages of a view beside its data or in their place: running work, or why there is nothing
 * to see. Tells the view only what is new. For the UI thread.
 *
 * @param <D> what the view shows
 */
final class SessionWords<D> {

    private record Progress(String text, double share) {}

    private final SessionHost<?, D> host;
    private @Nullable D data;
    private @Nullable EmptyReason problem;
    private @Nullable EmptyReason emptiness;
    private @Nullable EmptyReason shownMessage;
    private @Nullable Progress shownProgress;
    private boolean complete;
    private boolean repairing;
    private @Nullable String trouble;

    SessionWords(SessionHost<?, D> host) {
        this.host = host;
    }

    /** There is a new answer, and the host shows it. */
    void loaded(D answer, boolean running) {
        data = answer;
        complete = !running;
        problem = null;
        explain();
    }

    /** There is no answer. */
    void failed(EmptyReason reason) {
        problem = reason;
    }

    /** The loaded data is out of date; an answer will follow. */
    void outdated() {
        complete = false;
        problem = null;
        emptiness = null;
    }

    /** Sets whether a damaged history is being rebuilt. */
    void setRepairing(boolean on) {
        repairing = on;
    }

    /**
     * Says why the trace cannot be asked for now; what is shown stays.
     *
     * @return whether it can be asked again
     */
    boolean setTrouble(@Nullable String reason) {
        boolean healed = trouble != null && reason == null;
        trouble = reason;
        return healed;
    }

    /** Whether the last thing that came was a failure. */
    boolean hasFailed() {
        return problem != null;
    }

    /** Whether nothing has come as yet. */
    boolean isFresh() {
        return data == null && problem == null;
    }

    /** Looks again why nothing can be seen, if all is known. */
    void explain() {
        D shown = data;
        emptiness = shown == null || !complete ? null : host.emptiness(shown);
    }

    /** Shows the current message. */
    void update(ViewAnalyses analyses) {
        EmptyReason reason = analyses.stopped();
        if (reason == null && !analyses.isRunning()) {
            reason = problem;
        }
        if (reason == null && problem == null) {
            reason = emptiness;
        }
        boolean done = reason != null || complete && problem == null;
        String lost = trouble;
        Progress progress = done ? null : progress(analyses);
        if (lost != null) {
            progress = new Progress(lost, -1);
        }
        if (!Objects.equals(progress, shownProgress)) {
            shownProgress = progress;
            host.showProgress(
                    progress == null ? null : progress.text,
                    progress == null ? -1 : progress.share);
        }
        if (!Objects.equals(reason, shownMessage)) {
            shownMessage = reason;
            host.showMessage(reason);
        }
    }

    private Progress progress(ViewAnalyses analyses) {
        if (repairing) {
            return new Progress(Messages.Progress_Repairing, -1);
        }
        double share = analyses.progress();
        return analyses.isRunning() && share < 1
                ? new Progress(Messages.Progress_Analysing, share)
                : new Progress(Messages.Progress_Loading, -1);
    }
}
