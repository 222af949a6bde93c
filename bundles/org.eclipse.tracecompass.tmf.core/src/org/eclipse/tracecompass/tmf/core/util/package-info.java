/** Small general types that the documented API names. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.util;

import org.eclipse.jdt.annotation.NonNullByDefault;
