package org.eclipse.tracecompass.tmf.ui.editors;

import org.eclipse.tracecompass.internal.tmf.ui.signal.UiSignals;
import org.eclipse.tracecompass.tmf.core.component.ITmfComponent;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.ui.part.MultiPageEditorPart;

/**
 * The base of editors with several pages that receive signals, from their constructor to {@link
 * #dispose()}.
 *
 * @since 0.2.0
 */
public abstract class TmfMultiPageEditorPart extends MultiPageEditorPart implements ITmfComponent {

    /** Registers the editor for signals. */
    public TmfMultiPageEditorPart() {
        UiSignals.register(this);
    }

    @Override
    public void dispose() {
        TmfSignalManager.deregister(this);
        super.dispose();
    }

    @Override
    public String getName() {
        return getPartName();
    }

    @Override
    public void broadcast(TmfSignal signal) {
        TmfSignalManager.dispatchSignal(signal);
    }

    @Override
    public void broadcastAsync(TmfSignal signal) {
        TmfSignalManager.dispatchSignalAsync(signal);
    }
}
