package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;

/**
 * What a {@link ProviderSession} needs of its view. Called on the UI thread, but for {@link #onUi}.
 *
 * @param <L> what the view sends its requests to
 * @param <D> what it shows
 */
public interface SessionHost<L extends DataLoader, D> {

    /** Runs something on the UI thread, soon, unless the view is closed by then. Any thread. */
    void onUi(Runnable action);

    /** Requests go to this loader from now on; null = there is none. */
    void setLoader(@Nullable L loader);

    /** Shows a new answer. */
    void show(D data);

    /**
     * Says what is at work, beside the data or where they will be.
     *
     * @param text what is at work; null = nothing
     * @param share how much is done, 0 to 1; negative if unknown
     */
    void showProgress(@Nullable String text, double share);

    /** Says in place of the data why there are none; null = shows the data. */
    void showMessage(@Nullable EmptyReason reason);

    /** Why a complete answer has nothing to show; null if it has. */
    @Nullable
    EmptyReason emptiness(D data);
}
