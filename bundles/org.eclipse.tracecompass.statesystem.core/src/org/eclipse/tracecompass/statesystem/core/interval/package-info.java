/**
 * State intervals, the answers of every query: an attribute, a time range with both ends included,
 * a value.
 */
@NonNullByDefault
package org.eclipse.tracecompass.statesystem.core.interval;

import org.eclipse.jdt.annotation.NonNullByDefault;
