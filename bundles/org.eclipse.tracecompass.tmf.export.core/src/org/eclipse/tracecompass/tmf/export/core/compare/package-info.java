/**
 * Profiles of traces for comparisons, and what is written of their differences.
 *
 * @since 0.2.0
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.export.core.compare;
