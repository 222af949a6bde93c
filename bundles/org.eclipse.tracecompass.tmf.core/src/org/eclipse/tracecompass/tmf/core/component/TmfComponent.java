package org.eclipse.tracecompass.tmf.core.component;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;

/** Base of the components: registered for signals from {@link #init} to {@link #dispose()}. */
public abstract class TmfComponent implements ITmfComponent {

    private String name = "";

    /** A component that is initialised by {@link #init} later. */
    public TmfComponent() {
        // Everything happens in init().
    }

    /**
     * An initialised component.
     *
     * @param name its name
     */
    @NonNullByDefault({})
    public TmfComponent(String name) {
        init(name);
    }

    /**
     * A component of the same name.
     *
     * @param other the component to copy
     */
    @NonNullByDefault({})
    public TmfComponent(TmfComponent other) {
        init(other.name);
    }

    /**
     * Names the component and registers it for signals.
     *
     * @param name its name
     */
    @NonNullByDefault({})
    public void init(String name) {
        this.name = name;
        TmfSignalManager.register(this);
    }

    @Override
    public String getName() {
        return name;
    }

    /**
     * Changes the name.
     *
     * @param name the name
     */
    protected void setName(String name) {
        this.name = name;
    }

    @Override
    public void dispose() {
        TmfSignalManager.deregister(this);
    }

    @NonNullByDefault({})
    @Override
    public void broadcast(TmfSignal signal) {
        TmfSignalManager.dispatchSignal(signal);
    }

    @NonNullByDefault({})
    @Override
    public void broadcastAsync(TmfSignal signal) {
        TmfSignalManager.dispatchSignalAsync(signal);
    }

    @Override
    public String toString() {
        return "[" + getClass().getSimpleName() + " (" + name + ")]";
    }
}
