package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;

/**
 * The view of a {@link ProviderSession}. Called on the UI thread, except for {@link #onUi}.
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
     * Shows the running work, beside the data or in their place.
     *
     * @param text what is at work; null = nothing
     * @param share how much is done, 0 to 1; negative if unknown
     */
    void showProgress(@Nullable String text, double share);

    /** Shows a message in place of the data; null shows the data. */
    void showMessage(@Nullable EmptyReason reason);

    /** Why a complete answer has nothing to show; null if it has. */
    @Nullable
    EmptyReason emptiness(D data);
}
