/**
 * Times and durations as people write them. {@link
 * org.eclipse.tracecompass.common.core.time.TimePhrase} reads an instant, {@link
 * org.eclipse.tracecompass.common.core.time.Durations} reads and writes durations. Every field,
 * option and filter in which a time is typed uses these two. {@link
 * org.eclipse.tracecompass.common.core.time.WallClock} writes instants; whatever shows dates and
 * times of day is built on it. {@link org.eclipse.tracecompass.common.core.time.TimestampPattern}
 * formats times by a pattern. Plain Java.
 *
 * @since 0.1.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.time;

import org.eclipse.jdt.annotation.NonNullByDefault;
