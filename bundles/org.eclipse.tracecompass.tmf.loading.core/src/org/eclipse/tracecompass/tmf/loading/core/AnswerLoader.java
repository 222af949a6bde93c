package org.eclipse.tracecompass.tmf.loading.core;

import java.util.concurrent.Executor;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Asks a question whose answer is shown as a whole, such as a table or a tree of totals. Only the
 * latest question counts; it is asked again from time to time until the answer is complete.
 * Thread-safe; the listener is called in the executor's thread.
 *
 * @param <Q> what a question is; equal questions have the same answer
 * @param <T> what an answer is
 */
public final class AnswerLoader<Q, T> implements DataLoader {

    /**
     * Answers questions; called in the executor's thread, one question at a time.
     *
     * @param <Q> what a question is
     * @param <T> what an answer is
     */
    @FunctionalInterface
    public interface Source<Q, T> {

        /**
         * Answers a question.
         *
         * @throws OperationCanceledException if the monitor has been cancelled
         */
        Reading<T> answer(Q question, IProgressMonitor monitor);
    }

    private final LatestRequest<Q> latest;
    private @Nullable Q asked;

    /**
     * @param source answers the questions
     * @param executor runs the tasks, one at a time as far as this loader is concerned
     * @param listener is told the answers
     */
    public AnswerLoader(Source<Q, T> source, Executor executor, Listener<T> listener) {
        latest = new LatestRequest<>(executor, Object::equals, new Server(source, listener));
    }

    /** Asks a question, unless it is the one that was asked last; returns at once. */
    public synchronized void load(Q question) {
        if (!question.equals(asked)) {
            asked = question;
            latest.ask(question);
        }
    }

    @Override
    public void refresh() {
        latest.askAgain();
    }

    @Override
    public void close() {
        latest.close();
    }

    private final class Server implements LatestRequest.Server<Q> {

        private final Source<Q, T> source;
        private final Listener<T> listener;

        Server(Source<Q, T> source, Listener<T> listener) {
            this.source = source;
            this.listener = listener;
        }

        @Override
        public boolean serve(Q question, IProgressMonitor monitor) {
            Reading<T> reading = source.answer(question, monitor);
            if (monitor.isCanceled() || latest.isClosed()) {
                return false;
            }
            String failure = reading.failure();
            T model = reading.model();
            boolean more = reading.running() || reading.interrupted();
            if (failure != null) {
                listener.failed(failure, null);
                return false;
            }
            if (model != null && !reading.interrupted()) {
                listener.loaded(model, reading.running());
            } else if (!more) {
                listener.failed("The data provider has no answer", null);
            }
            return more;
        }

        @Override
        public void failed(String message, Throwable cause) {
            listener.failed(message, cause);
        }
    }
}
