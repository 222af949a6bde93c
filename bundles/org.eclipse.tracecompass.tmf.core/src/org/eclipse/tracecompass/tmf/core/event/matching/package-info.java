/**
 * Matching of events: an event that is the cause of another, such as the sending of a message, is
 * linked to its effect, such as the receipt of that message, in the same or another trace.
 *
 * <p>{@link org.eclipse.tracecompass.tmf.core.event.matching.ITmfMatchEventDefinition Definitions}
 * say which events may match; {@link
 * org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching} finds the pairs in one pass
 * over the traces and gives them to a {@link
 * org.eclipse.tracecompass.tmf.core.event.matching.IMatchProcessingUnit}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.event.matching;

import org.eclipse.jdt.annotation.NonNullByDefault;
