/** Drawing statemaps. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.statemap.core.svg;
