package org.eclipse.tracecompass.tmf.ui.views.distribution.model;

/**
 * Something that is filled with events.
 *
 * @since 9.5.0
 */
public interface IBaseDistributionModel {

    /** All events have been counted. */
    void complete();

    /** Begins anew, without events. */
    void clear();
}
