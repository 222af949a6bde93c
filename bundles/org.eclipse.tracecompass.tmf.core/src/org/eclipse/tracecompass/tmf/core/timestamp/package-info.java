/**
 * Points in time and ranges of time at any decimal scale, and their text form. Nanoseconds since
 * the epoch are the common case and the cheap one.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.timestamp;

import org.eclipse.jdt.annotation.NonNullByDefault;
