/** Types that the documented interface does not name: arrays. */
@org.eclipse.jdt.annotation.NonNullByDefault({})
package org.eclipse.tracecompass.internal.ctf.core.event.types;
