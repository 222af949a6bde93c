package org.eclipse.tracecompass.tmf.timegraph.core.load;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;

/**
 * One answer of a data provider.
 *
 * @param model what it said, or null if it had nothing (yet)
 * @param running whether a later answer may say more
 * @param failure why it failed, or null if it did not
 * @param <T> the kind of model
 */
public record Reading<T>(@Nullable T model, boolean running, @Nullable String failure) {

    /** An answer from its status. */
    public static <T> Reading<T> of(@Nullable T model, ITmfResponse.Status status, String message) {
        return switch (status) {
            case COMPLETED, CANCELLED -> new Reading<>(model, false, null);
            case RUNNING -> new Reading<>(model, true, null);
            case FAILED ->
                    new Reading<>(
                            model, false, message.isEmpty() ? "The data provider failed" : message);
        };
    }
}
