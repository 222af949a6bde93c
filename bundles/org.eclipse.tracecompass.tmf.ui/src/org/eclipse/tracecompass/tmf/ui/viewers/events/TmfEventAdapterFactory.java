package org.eclipse.tracecompass.tmf.ui.viewers.events;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.ui.views.properties.IPropertySource;

/**
 * Shows events in the Properties view.
 *
 * @since 0.2.0
 */
public class TmfEventAdapterFactory implements IAdapterFactory {

    @Override
    public Class<?>[] getAdapterList() {
        return new Class<?>[] {IPropertySource.class};
    }

    @Override
    public <T> T getAdapter(Object element, Class<T> adapterType) {
        return element instanceof ITmfEvent event && adapterType == IPropertySource.class
                ? adapterType.cast(new TmfEventPropertySource(event))
                : null;
    }
}
