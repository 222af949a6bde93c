package org.eclipse.tracecompass.tmf.loading.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;

/**
 * One answer of a data provider.
 *
 * @param model what it said, or null if it had nothing (yet)
 * @param running whether a later answer may say more
 * @param interrupted whether it gave up before it had an answer: because it was told to, or because
 *     its history is being rebuilt
 * @param failure why it failed, or null if it did not
 * @param <T> the kind of model
 */
public record Reading<T>(
        @Nullable T model, boolean running, boolean interrupted, @Nullable String failure) {

    /** An answer from its status. */
    public static <T> Reading<T> of(@Nullable T model, ITmfResponse.Status status, String message) {
        return switch (status) {
            case COMPLETED -> new Reading<>(model, false, false, null);
            case CANCELLED -> new Reading<>(model, false, true, null);
            case RUNNING -> new Reading<>(model, true, false, null);
            case FAILED ->
                    new Reading<>(
                            model,
                            false,
                            false,
                            message.isEmpty() ? "The data provider failed" : message);
        };
    }
}
