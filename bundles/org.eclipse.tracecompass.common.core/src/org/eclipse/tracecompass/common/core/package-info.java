/**
 * The few helpers for null values, collections, streams and comparison that the documented API
 * names. Plain Java, no state.
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
