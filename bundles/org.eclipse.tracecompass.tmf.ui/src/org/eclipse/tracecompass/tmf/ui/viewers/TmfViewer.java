package org.eclipse.tracecompass.tmf.ui.viewers;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.signal.UiSignals;
import org.eclipse.tracecompass.tmf.core.component.TmfComponent;

/**
 * The base of viewers. It is registered for signals from {@link #init} to {@link #dispose()}: a
 * handler may be called before the constructor of a subclass has ended.
 *
 * @since 0.2.0
 */
public abstract class TmfViewer extends TmfComponent implements ITmfViewer {

    /** The parent of the viewer's widgets; null before {@link #init}. */
    protected Composite fParent;

    /** A viewer that is initialised by {@link #init} later. */
    public TmfViewer() {
        // see init
    }

    /**
     * A viewer without a name.
     *
     * @param parent the parent of its widgets
     */
    public TmfViewer(Composite parent) {
        this(parent, "");
    }

    /**
     * @param parent the parent of its widgets
     * @param name the name of the viewer
     */
    public TmfViewer(Composite parent, String name) {
        init(parent, name);
    }

    /**
     * Initialises the viewer and registers it for signals.
     *
     * @param parent the parent of its widgets
     * @param name the name of the viewer
     */
    public void init(Composite parent, String name) {
        UiSignals.register(this);
        super.init(name);
        fParent = parent;
    }

    /** The parent of the viewer's widgets; null before {@link #init}. */
    public Composite getParent() {
        return fParent;
    }
}
