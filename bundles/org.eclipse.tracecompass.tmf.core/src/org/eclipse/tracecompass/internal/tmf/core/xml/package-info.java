/** Reading XML that others have written. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.xml;

import org.eclipse.jdt.annotation.NonNullByDefault;
