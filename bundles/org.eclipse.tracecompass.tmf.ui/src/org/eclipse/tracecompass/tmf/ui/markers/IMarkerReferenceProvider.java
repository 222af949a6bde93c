package org.eclipse.tracecompass.tmf.ui.markers;

import org.eclipse.tracecompass.tmf.ui.markers.PeriodicMarkerEventSource.Reference;

/**
 * Knows instants from which periodic markers are counted, by name.
 *
 * @since 9.5.0
 */
public interface IMarkerReferenceProvider {

    /**
     * The instant of a name.
     *
     * @param referenceId the name
     * @return the instant with its index; {@link Reference#ZERO} if the name is not known
     */
    Reference getReference(String referenceId);
}
