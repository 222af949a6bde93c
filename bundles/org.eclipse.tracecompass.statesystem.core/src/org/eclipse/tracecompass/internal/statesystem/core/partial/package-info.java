/**
 * The partial history: a history of which only a small part is kept, because the rest can be
 * computed again.
 *
 * <p>Building is cut into <em>segments</em>, one after the other in the order of the insertions. An
 * interval that begins and ends within one segment is not kept; one that begins in one segment and
 * ends in another, and so crosses a checkpoint, is kept with its true start and end, in a history
 * file of the same form as a full one. So every interval is either in that file or in exactly one
 * segment, and a query asks the file first and then the segments whose intervals may touch its
 * times. The newest segments and those used recently are in memory, in the form of a history in
 * memory; another one is computed again, by a replay of the changes from the last checkpoint before
 * it.
 *
 * <p>Read {@code PartialHistory} first, then {@code Segmenter} (what is kept), {@code
 * CheckpointStates} (the states at a checkpoint), {@code Replays} and {@code ScratchHistory} (how a
 * segment comes back), {@code PartialQueries}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.statesystem.core.partial;

import org.eclipse.jdt.annotation.NonNullByDefault;
