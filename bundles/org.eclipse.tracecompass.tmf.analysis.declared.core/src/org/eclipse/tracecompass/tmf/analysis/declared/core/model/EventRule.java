package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.Optional;

/**
 * The changes at an event. Rules for the same event are executed in the order of the file.
 *
 * @param events the events
 * @param when what must be true for anything to happen; null counts as false
 * @param body what happens
 * @param origin where it was read
 */
public record EventRule(EventSelector events, Optional<Expression> when, Block body, Origin origin)
        implements Definition {}
