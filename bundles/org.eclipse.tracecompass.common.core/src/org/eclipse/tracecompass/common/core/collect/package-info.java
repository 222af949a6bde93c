/** A queue between threads that hand over many elements. */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.collect;

import org.eclipse.jdt.annotation.NonNullByDefault;
