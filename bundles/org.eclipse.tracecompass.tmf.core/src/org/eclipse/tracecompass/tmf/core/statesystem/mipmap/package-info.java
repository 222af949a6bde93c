/**
 * Statistics of numeric attributes over ranges of time. {@link
 * org.eclipse.tracecompass.tmf.core.statesystem.mipmap.TmfStateSystemOperations} computes maximum,
 * minimum and average of any numeric attribute; for one that was written by an {@link
 * org.eclipse.tracecompass.tmf.core.statesystem.mipmap.AbstractTmfMipmapStateProvider} it needs
 * only a few queries, however long the range.
 *
 * <p>A <em>mipmap</em> of a feature ("max", "min" or "avg") and of resolution r lies below its
 * attribute:
 *
 * <pre>
 * attribute        the values themselves
 *   max            number of levels (Integer); rewritten as it grows, so it is the same at any time
 *     1            one value per r values of the attribute
 *     2            one value per r values of level 1
 * </pre>
 *
 * Level n+1 exists once r values of level n are complete. A value of a level lasts from the start
 * of the first to the end of the last value that it sums up; an instant that it does not cover yet,
 * or that no value covers, is null. Null is no value of its own: it ends one, and lies between the
 * values of a level or inside of one. "max" and "min" are of the attribute's type; "avg" is the
 * average over time as a double, in which null counts as zero.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import org.eclipse.jdt.annotation.NonNullByDefault;
