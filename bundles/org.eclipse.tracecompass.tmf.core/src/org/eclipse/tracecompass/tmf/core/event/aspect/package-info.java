/**
 * Aspects: named ways to compute one value from an event of any type. They make the columns of
 * tables and the operands of filters.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.event.aspect;

import org.eclipse.jdt.annotation.NonNullByDefault;
