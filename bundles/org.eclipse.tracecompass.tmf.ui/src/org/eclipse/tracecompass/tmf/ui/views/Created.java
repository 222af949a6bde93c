package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Holds objects that a view creates once, in {@link TraceView#createContent}: its widgets and what
 * works with them. Signals and menus come only after that. For the UI thread.
 *
 * @param <T> the content of the view
 */
public final class Created<T> {

    private @Nullable T content;

    /** Keeps the content. */
    public void set(T made) {
        content = made;
    }

    /**
     * The content.
     *
     * @throws IllegalStateException before it has been made
     */
    public T get() {
        T made = content;
        if (made == null) {
            throw new IllegalStateException("The view has no content yet");
        }
        return made;
    }

    /** The content; null before it has been made. */
    public @Nullable T peek() {
        return content;
    }
}
