int perch_images_version(void);
