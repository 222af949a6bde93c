/**
 * Time graphs: rows of states, arrows between them, and the data providers that compute them.
 * {@link org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowReducer} turns any number of
 * intervals into what a screen can show without losing a nanosecond: long states as they are, short
 * ones blended per pixel.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model.timegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
