/** Charts whose x axis is not time: categories, or ranges of a number. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model.genericxy;

import org.eclipse.jdt.annotation.NonNullByDefault;
