/** Predicates on events. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.filter;

import org.eclipse.jdt.annotation.NonNullByDefault;
